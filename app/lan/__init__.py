"""Several tablets at one table, as their people see it: finding, joining, the lobby, who is there."""
