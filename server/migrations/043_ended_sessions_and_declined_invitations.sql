-- Every process hears of a session that ends, so that it closes the streams that were opened with it: the person, then
-- the session. Without a session it is about all of the person's, who lost a role and opens them again.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', new.user_id::text || new.id::text);
  return null;
end $$;
create trigger sessions_told_ended after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function tell_session_ended();

create function tell_role_lost() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.user_id::text);
  return null;
end $$;
create trigger user_roles_told_lost after delete on user_roles
  for each row execute function tell_role_lost();

-- Who was invited to help with a listing can say no. Nobody has to sign in for that, so it is not known who said it.
alter table listing_cohosts add column declined_at timestamptz;
-- Small table: few listings have helpers.
alter table listing_cohosts add constraint listing_cohosts_declined
  check (declined_at is null or (ended_at is not null and accepted_at is null));
