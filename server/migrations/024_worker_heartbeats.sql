-- Which workers are alive. A job that is locked by one that has fallen silent is given to another.
create table worker_heartbeats (
  -- As graphile-worker writes it into what it locks.
  worker_id text primary key,
  -- By the database's own clock, the only one that all workers share.
  beat_at timestamptz not null
);
