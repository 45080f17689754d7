-- Without a transaction.
-- Whoever writes to somebody asks whether both are there. Those who are not are few: to find nobody among them is one
-- look into a page, and not into the rows of both.
drop index concurrently if exists users_suspended;
create index concurrently users_suspended on users (id) where suspended_at is not null;
drop index concurrently if exists profiles_deactivated;
create index concurrently profiles_deactivated on profiles (id) where verification_status = 'deactivated';
