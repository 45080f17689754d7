-- What server/src/features/notification/notification.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- commitWithoutDisk
select set_config('synchronous_commit', 'off', true);

-- insertNotification
insert into "notifications" ("user_id", "kind", "about", "booking_id", "created_at", "read_at", "key")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict on constraint "notifications_once" do nothing
returning "seq";

-- findNotificationPage
select "n"."seq", "n"."id", "n"."kind", "n"."created_at" as "at", "n"."read_at" as "readAt",
  "b"."id" as "bookingId", n.about ->> 'claimId' as "claimId",
  case when b.guest_id = n.user_id then 'guest' when b.id is not null then 'host' end as "side",
  coalesce(p.title, a.title) as "title",
  coalesce("other"."preferred_name", "other"."first_name", split_part("other"."full_name", ' ', 1)) as "other",
  "b"."production_title" as "production", lower(b.during) as "startsAt", "b"."time_zone" as "timeZone",
  case n.kind when 'payout-withheld' then po.withheld_cents else coalesce(back.amount_cents, po.paid_cents, po.due_cents, r.reward_cents) end as "amount"
from "notifications" as "n"
left join "payouts" as "po" on po.id = (n.about ->> 'payoutId')::uuid and po.host_id = n.user_id
left join "referrals" as "r" on r.id = coalesce((n.about ->> 'referralId')::uuid, po.referral_id) and r.referrer_id = n.user_id
left join "bookings" as "b" on b.id = coalesce(n.booking_id, po.booking_id) and (b.guest_id = n.user_id or ("b"."host_id" = $1::uuid or "b"."property_id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'))))
left join "refunds" as "back" on back.id = (n.about ->> 'refundId')::uuid and back.booking_id = b.id
left join "listing_cohosts" as "c" on c.id = (n.about ->> 'cohostId')::uuid and n.user_id in (c.user_id, c.invited_by)
left join "properties" as "p" on p.id = coalesce(b.property_id, c.property_id)
left join "profiles" as "other" on other.id = case when c.id is not null then case n.user_id when c.user_id then c.invited_by else c.user_id end when b.id is null then r.referred_id when b.guest_id = n.user_id then b.host_id else b.guest_id end
left join "host_applications" as "a" on a.id = (n.about ->> 'applicationId')::uuid and a.user_id = n.user_id
where "n"."user_id" = $4
  and "n"."kind" = any($5)
order by "n"."seq" desc
limit $6;

-- findNotificationPage
select "n"."seq", "n"."id", "n"."kind", "n"."created_at" as "at", "n"."read_at" as "readAt",
  "b"."id" as "bookingId", n.about ->> 'claimId' as "claimId",
  case when b.guest_id = n.user_id then 'guest' when b.id is not null then 'host' end as "side",
  coalesce(p.title, a.title) as "title",
  coalesce("other"."preferred_name", "other"."first_name", split_part("other"."full_name", ' ', 1)) as "other",
  "b"."production_title" as "production", lower(b.during) as "startsAt", "b"."time_zone" as "timeZone",
  case n.kind when 'payout-withheld' then po.withheld_cents else coalesce(back.amount_cents, po.paid_cents, po.due_cents, r.reward_cents) end as "amount"
from "notifications" as "n"
left join "payouts" as "po" on po.id = (n.about ->> 'payoutId')::uuid and po.host_id = n.user_id
left join "referrals" as "r" on r.id = coalesce((n.about ->> 'referralId')::uuid, po.referral_id) and r.referrer_id = n.user_id
left join "bookings" as "b" on b.id = coalesce(n.booking_id, po.booking_id) and (b.guest_id = n.user_id or ("b"."host_id" = $1::uuid or "b"."property_id" = any(array(select shared.property_id from listing_cohosts as shared join properties as theirs on theirs.id = shared.property_id join users as owner on owner.id = theirs.host_id join profiles as owner_profile on owner_profile.id = theirs.host_id join profiles as helper on helper.id = shared.user_id where shared.user_id = $2::uuid and shared.accepted_at is not null and shared.ended_at is null and $3 = any(shared.rights) and helper.is_verified and owner.suspended_at is null and owner.closed_at is null and owner_profile.verification_status <> 'deactivated'))))
left join "refunds" as "back" on back.id = (n.about ->> 'refundId')::uuid and back.booking_id = b.id
left join "listing_cohosts" as "c" on c.id = (n.about ->> 'cohostId')::uuid and n.user_id in (c.user_id, c.invited_by)
left join "properties" as "p" on p.id = coalesce(b.property_id, c.property_id)
left join "profiles" as "other" on other.id = case when c.id is not null then case n.user_id when c.user_id then c.invited_by else c.user_id end when b.id is null then r.referred_id when b.guest_id = n.user_id then b.host_id else b.guest_id end
left join "host_applications" as "a" on a.id = (n.about ->> 'applicationId')::uuid and a.user_id = n.user_id
where "n"."user_id" = $4
  and "n"."kind" = any($5)
  and "n"."read_at" is null
  and "n"."seq" < $6
order by "n"."seq" desc
limit $7;

-- countListed
select count(*) as "count"
from "notifications" as "n"
where "n"."user_id" = $1
  and "n"."kind" = any($2)
  and "n"."read_at" is null;

-- markRead
update "notifications"
set "read_at" = $1
where "user_id" = $2
  and "read_at" is null
  and id = any($3::uuid[]);

-- markRead
update "notifications"
set "read_at" = $1
where "user_id" = $2
  and "read_at" is null
  and booking_id = $3::uuid;

-- markRead
update "notifications"
set "read_at" = $1
where "user_id" = $2
  and "read_at" is null
  and true;

-- deleteOldNotifications
delete from "notifications"
where "seq" in (select "seq" from "notifications" where "created_at" < $1 order by "created_at" limit $2);
