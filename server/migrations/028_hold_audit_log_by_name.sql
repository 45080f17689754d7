-- PostgreSQL lets everybody call a new function. Only whom requests run as has a reason to hold the audit log still, and
-- is granted this by name when the database is migrated.
revoke execute on function hold_audit_log() from public;
