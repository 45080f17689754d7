-- Bookings start on the half hour, so a gap counts from the first half hour in it. Every zone of the countries that
-- are served is whole or half hours from UTC: one grid does for all of them.
create or replace function has_free_block(listing bigint, opens timestamptz, closes timestamptz, need interval)
returns boolean language plpgsql stable as $$
declare
  step constant interval := interval '30 minutes';
  grid constant timestamptz := timestamptz '2000-01-01 00:00:00+00';
  free_from timestamptz := opens;
  cursor_at timestamptz;
  held tstzrange;
begin
  loop
    cursor_at := date_bin(step, free_from - interval '1 microsecond', grid) + step;
    exit when cursor_at + need > closes;
    select h.during into held from holds h
      where h.listing_id = listing and upper(h.during) > cursor_at
      order by upper(h.during) limit 1;
    if held is null or lower(held) >= cursor_at + need then
      return true;
    end if;
    free_from := upper(held);
  end loop;
  return false;
end $$;
