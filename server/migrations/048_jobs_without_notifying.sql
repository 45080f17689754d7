-- What graphile_worker.add_jobs of 0.17.3 does, but for its notification: PostgreSQL lets commits that notify through
-- one after the other. Workers are told by a statement of its own once the commit is through, and look every second.
-- Sequential scans are off because a connection that planned this while the queue was short would read all of it later.
create function add_jobs_silently(
  names text[], payloads json[], run_ats timestamptz[], keys text[], priorities smallint[]
) returns void
language plpgsql set enable_seqscan = off as $$
begin
  insert into graphile_worker._private_tasks (identifier)
  select distinct name from unnest(names) as name
  where not exists (select from graphile_worker._private_tasks where identifier = name)
  on conflict do nothing;

  -- One that runs already may have read what was true before: it keeps running without its key, beside a new one.
  update graphile_worker._private_jobs
  set key = null, attempts = max_attempts, updated_at = now()
  where key = any(keys) and is_available is not true;

  insert into graphile_worker._private_jobs as jobs (task_id, payload, run_at, max_attempts, key, priority)
  select tasks.id, asked.payload, coalesce(asked.run_at, now()), 12, asked.key, asked.priority
  from unnest(names, payloads, run_ats, keys, priorities) with ordinality
    as asked (name, payload, run_at, key, priority, place)
  join graphile_worker._private_tasks as tasks on tasks.identifier = asked.name
  order by asked.place
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload = excluded.payload,
    max_attempts = excluded.max_attempts,
    run_at = excluded.run_at,
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null;
end $$;
