-- Whoever answers requests may add to the audit log and read it, and PostgreSQL holds a table still only for those who
-- may change its rows. This function holds it for them, until the end of the transaction.
create function hold_audit_log() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  lock table public.audit_log in share mode;
end $$;
