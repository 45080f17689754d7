-- What a listing asks at the very least: for its shortest booking, and for a day of a stay. Search compares listings by
-- these before it works out what each costs for the time somebody asked for. Cents, before fee and tax. 0 on rows from
-- before, until the sweep has come by: nothing costs less, so nothing is left out meanwhile.
alter table listing_search
  add column least_block int not null default 0,
  add column least_day int not null default 0;
