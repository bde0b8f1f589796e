"""Pictures of tables: drawn in processes of their own, one at a time for each table, and kept."""
