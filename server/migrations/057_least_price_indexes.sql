-- Without a transaction.
drop index concurrently if exists listing_search_city_least_block;
create index concurrently listing_search_city_least_block
  on listing_search (city_id, least_block, id) include (price, crew, am, ptype);
drop index concurrently if exists listing_search_city_least_day;
create index concurrently listing_search_city_least_day
  on listing_search (city_id, least_day, id) include (price, crew, am, ptype);
drop index concurrently if exists listing_search_state_least_block;
create index concurrently listing_search_state_least_block
  on listing_search (state_id, least_block, id) include (price, crew, am, ptype);
drop index concurrently if exists listing_search_state_least_day;
create index concurrently listing_search_state_least_day
  on listing_search (state_id, least_day, id) include (price, crew, am, ptype);
drop index concurrently if exists listing_search_least_block;
create index concurrently listing_search_least_block
  on listing_search (least_block, id) include (price, crew, am, ptype, lat, lng);
drop index concurrently if exists listing_search_least_day;
create index concurrently listing_search_least_day
  on listing_search (least_day, id) include (price, crew, am, ptype, lat, lng);
drop index concurrently if exists listing_search_without_least;
create index concurrently listing_search_without_least on listing_search (id) where least_block = 0;
