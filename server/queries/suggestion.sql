-- What server/src/features/search/suggest/suggestion.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findTitlesByWords
with query as ( select string_agg(quote_literal(word) || ':*A', ' & ')::tsquery as wanted from unnest(tsvector_to_array(to_tsvector('english', unaccent($1)))) as word where length(word) > 1 ),
  found as materialized ( select t.id from listing_text t where t.tsv @@ (select wanted from query) limit $2 ) select p.id,
  p.title, p.city, p.state
from found
join listing_search s on s.id = found.id
join properties p on p.search_id = found.id
order by s.score desc, s.id desc
limit $3;

-- findTitlesLike
with found as materialized ( select t.id from listing_text t where lower(t.title) %> lower(unaccent($1)) limit $2 ) select p.id,
  p.title, p.city, p.state
from found
join listing_search s on s.id = found.id
join properties p on p.search_id = found.id
order by s.score desc, s.id desc
limit $3;
