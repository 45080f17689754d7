-- What server/src/features/conversation/safety/live-text.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findUnchecked
select p.id, p.host_id as "authorId", p.host_id as "hostId", p.address, p.zipcode as zip,
  concat_ws(chr(10), p.access_notes, p.wifi_password, p.parking, p.load_in) as "accessNotes",
  array[ json_build_object('field', $1::text, 'value', p.title),
  json_build_object('field', $2::text, 'value', p.tagline),
  json_build_object('field', $3::text, 'value', p.description) ] || array( select json_build_object('field', $4::text, 'value', rule ->> 'title') from jsonb_array_elements(p.house_rules::jsonb) rule union all select json_build_object('field', $5::text, 'value', rule ->> 'body') from jsonb_array_elements(p.house_rules::jsonb) rule union all select json_build_object('field', $6::text, 'value', one ->> 'name') from jsonb_array_elements(p.menu -> 'addOns') one union all select json_build_object('field', $7::text, 'value', one ->> 'note') from jsonb_array_elements(p.menu -> 'addOns') one ) as texts
from properties p
where $8::uuid is null or p.id > $9::uuid
order by p.id
limit $10;

-- findUnchecked
select ph.id, ph.owner_id as "authorId", p.host_id as "hostId", p.address, p.zipcode as zip,
  concat_ws(chr(10), p.access_notes, p.wifi_password, p.parking, p.load_in) as "accessNotes",
  array[json_build_object('field', $1::text, 'value', ph.alt)] as texts
from photos ph
join lateral ( select p.* from property_photos shown join properties p on p.id = shown.property_id where shown.photo_id = ph.id order by p.id limit 1 ) p on true
where ph.alt <> ''
  and ($2::uuid is null or ph.id > $3::uuid)
order by ph.id
limit $4;

-- findUnchecked
select p.id, p.id as "authorId", null::uuid as "hostId", null::text as address, null::text as zip,
  null::text as "accessNotes", array[ json_build_object('field', $1::text, 'value', p.intro),
  json_build_object('field', $2::text, 'value', coalesce(p.preferred_name, '')) ] || array(select json_build_object('field', $3::text, 'value', answer.value) from jsonb_each_text(p.prompts::jsonb) answer) as texts
from profiles p
where $4::uuid is null or p.id > $5::uuid
order by p.id
limit $6;

-- findUnchecked
select r.id, r.author_id as "authorId", null::uuid as "hostId", null::text as address, null::text as zip,
  null::text as "accessNotes", array[json_build_object('field', $1::text, 'value', r.body)] as texts
from reviews r
where $2::uuid is null or r.id > $3::uuid
order by r.id
limit $4;

-- findUnchecked
select r.id, r.subject_id as "authorId", null::uuid as "hostId", null::text as address, null::text as zip,
  null::text as "accessNotes", array[json_build_object('field', $1::text, 'value', r.reply)] as texts
from reviews r
where r.reply is not null
  and ($2::uuid is null or r.id > $3::uuid)
order by r.id
limit $4;

-- readMark
select "after", "finished_at" as "finishedAt"
from "live_text_checks"
where "source" = $1;

-- advance
update "live_text_checks"
set "after" = $1, "finished_at" = $2
where "source" = $3
  and "finished_at" is null
  and after is not distinct
from $4::uuid;
