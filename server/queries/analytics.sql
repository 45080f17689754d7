-- What server/src/features/analytics/analytics.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- countBookings
select width_bucket("happened"."at", $1::timestamptz[]) as period, what, count(*) as count
from ( select created_at as at, 'requested' as what from bookings where created_at >= $2 and created_at < $3 union all select confirmed_at, 'confirmed' from bookings where confirmed_at >= $4 and confirmed_at < $5 union all select ended_at, state from bookings where ended_at >= $6 and ended_at < $7 and state in ('completed', 'cancelled') ) happened
group by 1, 2;

-- sumMoney
select width_bucket("transfer"."at", $1::timestamptz[]) as period,
  coalesce(sum(entry.amount_cents) filter (where transfer.kind = 'charge' and account.kind = 'guest'), 0)::bigint as gross,
  coalesce(-sum(entry.amount_cents) filter (where transfer.kind = 'refund_due' and account.kind = 'guest'), 0)::bigint as refunds,
  coalesce(-sum(entry.amount_cents) filter (where transfer.kind in ('charge', 'refund_due') and account.kind in ('host_payable', 'host_debt')), 0) ::bigint as "hostShare",
  coalesce(-sum(entry.amount_cents) filter (where transfer.kind in ('charge', 'refund_due') and account.kind = 'platform_fee'), 0)::bigint as fees,
  coalesce(-sum(entry.amount_cents) filter (where transfer.kind in ('charge', 'refund_due') and account.kind = 'tax_payable'), 0)::bigint as tax,
  coalesce(-sum(entry.amount_cents) filter (where transfer.kind in ('credit_spend', 'credit_return') and account.kind = 'guest'), 0)::bigint as credits
from ledger_transfers transfer
join ledger_entries entry on entry.transfer_id = transfer.id
join ledger_accounts account on account.id = entry.account_id
where transfer.at >= $2
  and transfer.at < $3
  and transfer.kind in ('charge', 'refund_due', 'credit_spend', 'credit_return')
group by 1;

-- sumVisits
select width_bucket(day, $1::date[]) as period,
  coalesce(sum(count) filter (where name = 'searches'), 0)::bigint as searches,
  coalesce(sum(count) filter (where name = 'venue_views'), 0)::bigint as "venueViews",
  coalesce(sum(count) filter (where name = 'checkouts'), 0)::bigint as checkouts
from daily_counts
where day >= $2::date
  and day < $3::date
group by 1;

-- measureAnswers
select period, count(*) as asked, count(minutes) as answered,
  (percentile_cont(0.5) within group (order by minutes))::float8 as "medianMinutes",
  (percentile_cont(0.9) within group (order by minutes))::float8 as "p90Minutes"
from ( select width_bucket("bookings"."sent_at", $1::timestamptz[]) as period, extract(epoch from bookings.answered_at - bookings.sent_at) / 60 as minutes from bookings where bookings.sent_at >= $2 and bookings.sent_at < $3 and (bookings.answered_at is not null or bookings.state = 'expired' or (bookings.state = 'pending' and bookings.expires_at <= $4)) ) request
group by grouping sets ((period), ());

-- followPeople
select count(*) as "signedUp", count(*) filter (where profiles.date_of_birth is not null) as named,
  count(*) filter (where profiles.is_verified or exists (select 1 from verifications where verifications.user_id = users.id)) as started,
  count(*) filter (where profiles.is_verified) as verified
from users
join profiles on profiles.id = users.id
where users.created_at >= $1
  and users.created_at < $2;

-- findTopListings
select properties.id, properties.title, properties.city, count(*) as bookings,
  sum(bookings.total_cents)::bigint as gross
from ledger_transfers transfer
join bookings on bookings.id = transfer.booking_id
join properties on properties.id = bookings.property_id
where transfer.kind = 'charge'
  and transfer.at >= $1
  and transfer.at < $2
group by properties.id
order by gross desc, properties.id
limit $3;

-- findTopCities
select properties.city, properties.state, count(*) as bookings, sum(bookings.total_cents)::bigint as gross
from ledger_transfers transfer
join bookings on bookings.id = transfer.booking_id
join properties on properties.id = bookings.property_id
where transfer.kind = 'charge'
  and transfer.at >= $1
  and transfer.at < $2
group by properties.city, properties.state
order by gross desc, properties.city, properties.state
limit $3;
