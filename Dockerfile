# The bot alone: `docker build -t tropero .`, then see compose.yaml.
FROM python:3.13-slim AS build
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY bot bot
COPY data data
COPY engine engine
COPY render render
RUN python -m venv /opt/tropero \
 && /opt/tropero/bin/pip install --no-cache-dir --disable-pip-version-check -c constraints.txt '.[postgres]'

FROM python:3.13-slim
RUN useradd --system --create-home --home-dir /var/lib/tropero tropero
COPY --from=build /opt/tropero /opt/tropero
USER tropero
WORKDIR /var/lib/tropero
ENV TROPERO_DB=/var/lib/tropero/tropero.db TROPERO_PORT=8080 PYTHONUNBUFFERED=1
VOLUME /var/lib/tropero
# /ready answers once Discord does; /health also looks at the database and at letters that wait.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD \
    ["/opt/tropero/bin/python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8080/health', timeout=8)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/opt/tropero/bin/tropero"]
CMD ["run"]
