-- Which days are the weekend, and what an hour costs then, is for each host to say. Listings that are live keep Friday and
-- Saturday, and the version before writes no others; new ones name their own days.
alter table properties
  add column weekend_days smallint[] not null default '{5,6}',
  add column weekend_hourly_rate_cents bigint;
-- Every row has the default, so there is nothing to look through.
alter table properties
  add constraint properties_weekend_days
    check (weekend_days <@ '{0,1,2,3,4,5,6}' and cardinality(weekend_days) <= 6) not valid;
alter table properties
  add constraint properties_weekend_hourly
    check (weekend_hourly_rate_cents is null or weekend_hourly_rate_cents between 1 and 100000000) not valid;
