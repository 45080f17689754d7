-- What server/src/features/search/suggest/words.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findLexemes
select tsvector_to_array(to_tsvector('english', unaccent($1))) as lexemes;

-- findWordShares
select word, share
from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as frequent (word, share)
where schemaname = current_schema()
  and tablename = 'listing_text'
  and attname = 'tsv'
  and word is not null;
