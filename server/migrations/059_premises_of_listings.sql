-- Without a transaction.
-- The trigger makes the premises; a thousand listings at a time, so that nobody waits long for one of them.
do $$
declare
  since bigint := 0;
  upto bigint;
begin
  loop
    select max(search_id) into upto
      from (select search_id from properties where search_id > since order by search_id limit 1000) as batch;
    exit when upto is null;
    update properties set premises_id = null where search_id > since and search_id <= upto and premises_id is null;
    commit;
    since := upto;
  end loop;
end $$;
drop index concurrently if exists properties_of_premises;
create index concurrently properties_of_premises on properties (premises_id);
drop index concurrently if exists listing_search_premises;
create index concurrently listing_search_premises on listing_search (premises) where premises is not null;
