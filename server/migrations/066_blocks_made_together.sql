-- What a host blocked in one go: a repeating time, hours of several days, several spaces. It is taken back together.
alter table holds add column series_id uuid;
