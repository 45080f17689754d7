-- From which network a session was opened, as a keyed hash: an account under attack still lets its owner in from there.
alter table sessions add column network_hash bytea;

-- The one time that is held for a person before they have paid. The key is what keeps a second one out; bookings of
-- before have no row here and end by their own clock within a quarter of an hour.
create table unpaid_holds (
  guest_id uuid not null references users (id),
  booking_id uuid not null references bookings (id) on delete cascade,
  constraint unpaid_holds_pkey primary key (guest_id),
  constraint unpaid_holds_booking unique (booking_id)
);

create function release_unpaid_hold() returns trigger language plpgsql as $$
begin
  delete from unpaid_holds where booking_id = new.id;
  return null;
end
$$;

create trigger bookings_unpaid_hold after update of state, confirming_since on bookings
  for each row
  when (old.state = 'awaiting_payment' and (new.state <> 'awaiting_payment' or new.confirming_since is not null))
  execute function release_unpaid_hold();
