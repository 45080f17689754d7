-- Without a transaction.
-- Five thousand at a time. Rows are held while they are copied: who deletes one meanwhile deletes its copy as well.
do $$
declare
  since uuid := '00000000-0000-0000-0000-000000000000';
  upto uuid;
begin
  loop
    select id into upto
      from (select id from holds where id > since order by id limit 5000) as batch order by id desc limit 1;
    exit when upto is null;
    insert into holds_by_area (
        id, listing_id, during, kind, feed_id, note, created_at, booking_id, after_cancellation)
      select id, listing_id, during, kind, feed_id, note, created_at, booking_id, after_cancellation
      from (select * from holds where id > since and id <= upto for update) as held
      on conflict (id) do nothing;
    commit;
    since := upto;
  end loop;
end $$;
