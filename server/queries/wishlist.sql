-- What server/src/features/wishlist/wishlist.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findWishlistPage
select "w"."id", "w"."property_id" as "propertyId", "w"."created_at" as "savedAt", "s"."id" as "onOffer"
from "wishlists" as "w"
inner join "properties" as "p" on "p"."id" = "w"."property_id"
left join "listing_search" as "s" on "s"."id" = "p"."search_id"
where "w"."user_id" = $1
  and (w.created_at, w.id) < ($2, $3)
order by "w"."created_at" desc, "w"."id" desc
limit $4;

-- findSaved
select "id", "property_id" as "propertyId"
from "wishlists"
where "user_id" = $1
order by "created_at" desc, "id" desc
limit $2;

-- insertSaved
insert into wishlists (user_id, property_id, created_at) select $1, p.id, $2
from properties p
join listing_search s on s.id = p.search_id
where p.id = $3
on conflict on constraint wishlists_once do nothing
returning id;

-- findSavedId
select "id"
from "wishlists"
where "user_id" = $1
  and "property_id" = $2;

-- deleteSaved
delete from "wishlists"
where "id" = $1
  and "user_id" = $2;
