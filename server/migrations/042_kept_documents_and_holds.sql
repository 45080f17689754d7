-- From which network a session was opened, as a keyed hash: an account under attack still lets its owner in from there.
alter table sessions add column network_hash bytea;
