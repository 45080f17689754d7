-- Unused since 062: every row is in `holds`.
drop table holds_by_listing;
