-- Without a transaction.
-- The log is read by days and by what it is about, whatever kind of thing that is: neither had an index to go by.
drop index concurrently if exists audit_log_of_day;
create index concurrently audit_log_of_day on audit_log (at, id);
drop index concurrently if exists audit_log_about;
create index concurrently audit_log_about on audit_log (subject_id, id desc);
