-- What invoices, receipts and packs say of a booking, as it was when it was confirmed: a listing that moves, or an
-- account that closes, changes no paper that was written before. Kept and erased with the booking's record.
create table booking_papers (
  booking_id uuid primary key references bookings (id),
  -- What people quote: RT-2026-1A2B3C4D. The year is that of the confirmation, where the space is.
  number text not null,
  title text not null,
  city text not null,
  region text not null,
  country text not null,
  guest_name text not null,
  host_name text not null,
  constraint booking_papers_number unique (number)
);

-- Done once for a booking, however often it is asked for. Eight letters of the id are not always its alone: a number
-- that another booking has is lengthened, and of two that are confirmed together the second waits here for the first.
create function freeze_papers(booking bookings) returns void language plpgsql as $$
declare
  letters text := upper(replace(booking.id::text, '-', ''));
  year text := to_char(booking.confirmed_at at time zone booking.time_zone, 'YYYY');
  is_erased boolean := exists (
    select from erasures
    where rule = 'booking_records' and subject_type = 'booking' and subject_id = booking.id
  );
  long integer;
begin
  foreach long in array array[8, 12, 16, 32] loop
    insert into booking_papers (booking_id, number, title, city, region, country, guest_name, host_name)
    select booking.id, 'RT-' || year || '-' || left(letters, long), space.title, space.city, space.state, space.country,
      case when is_erased then '-' else guest.full_name end, case when is_erased then '-' else host.full_name end
    from properties space, profiles guest, profiles host
    where space.id = booking.property_id and guest.id = booking.guest_id and host.id = booking.host_id
    on conflict do nothing;
    exit when exists (select from booking_papers where booking_id = booking.id);
  end loop;
  -- Of bookings from before, that had one number together.
  if long > 8 then
    update compliance_packets set invoice_id = papers.number from booking_papers papers
    where papers.booking_id = booking.id and compliance_packets.booking_id = booking.id
      and compliance_packets.invoice_id <> papers.number;
  end if;
end $$;

-- A trigger, because a process of the version before confirms bookings too while this one is rolled out. As the owner,
-- because whom requests run as is granted the new table only when all migrations are done.
create function freeze_papers_at_confirmation() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform freeze_papers(new);
  return null;
end $$;
create trigger bookings_papers after insert or update of confirmed_at on bookings
  for each row when (new.confirmed_at is not null) execute function freeze_papers_at_confirmation();
