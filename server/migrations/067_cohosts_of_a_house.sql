-- Whose shared access reaches spaces that are added to the house later.
alter table listing_cohosts add column whole_house boolean not null default false;
