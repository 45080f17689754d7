-- What server/src/features/payout/documents/statement.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findMovements
select transfer.at, transfer.kind, transfer.production, transfer.title,
  -sum(entry.amount_cents)::bigint as amount
from ( select transfer.id, transfer.seq, transfer.at, transfer.kind, bookings.production_title as production, properties.title from bookings join ledger_transfers transfer on transfer.booking_id = bookings.id join properties on properties.id = bookings.property_id where bookings.host_id = $1::uuid union all select transfer.id, transfer.seq, transfer.at, transfer.kind, coalesce("friend"."preferred_name", "friend"."first_name", split_part("friend"."full_name", ' ', 1)), '' from referrals join profiles friend on friend.id = referrals.referred_id left join payouts on payouts.referral_id = referrals.id join ledger_transfers transfer on transfer.key in ('reward:' || referrals.id, 'reversal:reward:' || referrals.id, 'payout_due:' || payouts.id, 'payout:' || payouts.id) where referrals.referrer_id = $2::uuid ) as transfer
join ledger_entries entry on entry.transfer_id = transfer.id
join ledger_accounts account on account.id = entry.account_id
where account.name in ($3, $4, 'payouts')
  and transfer.at >= $5
  and transfer.at < $6
group by transfer.id, transfer.seq, transfer.at, transfer.kind, transfer.production,
  transfer.title having sum(entry.amount_cents) <> 0
order by transfer.at, transfer.seq;

-- sumBefore
select coalesce(-sum(entry.amount_cents), 0)::bigint as balance
from ( select transfer.id, transfer.seq, transfer.at, transfer.kind, bookings.production_title as production, properties.title from bookings join ledger_transfers transfer on transfer.booking_id = bookings.id join properties on properties.id = bookings.property_id where bookings.host_id = $1::uuid union all select transfer.id, transfer.seq, transfer.at, transfer.kind, coalesce("friend"."preferred_name", "friend"."first_name", split_part("friend"."full_name", ' ', 1)), '' from referrals join profiles friend on friend.id = referrals.referred_id left join payouts on payouts.referral_id = referrals.id join ledger_transfers transfer on transfer.key in ('reward:' || referrals.id, 'reversal:reward:' || referrals.id, 'payout_due:' || payouts.id, 'payout:' || payouts.id) where referrals.referrer_id = $2::uuid ) as transfer
join ledger_entries entry on entry.transfer_id = transfer.id
join ledger_accounts account on account.id = entry.account_id
where account.name in ($3, $4, 'payouts')
  and transfer.at < $5;

-- findMonths
select month
from ( select to_char(transfer.at at time zone $1, 'YYYY-MM') as month from ( select transfer.id, transfer.seq, transfer.at, transfer.kind, bookings.production_title as production, properties.title from bookings join ledger_transfers transfer on transfer.booking_id = bookings.id join properties on properties.id = bookings.property_id where bookings.host_id = $2::uuid union all select transfer.id, transfer.seq, transfer.at, transfer.kind, coalesce("friend"."preferred_name", "friend"."first_name", split_part("friend"."full_name", ' ', 1)), '' from referrals join profiles friend on friend.id = referrals.referred_id left join payouts on payouts.referral_id = referrals.id join ledger_transfers transfer on transfer.key in ('reward:' || referrals.id, 'reversal:reward:' || referrals.id, 'payout_due:' || payouts.id, 'payout:' || payouts.id) where referrals.referrer_id = $3::uuid ) as transfer join ledger_entries entry on entry.transfer_id = transfer.id join ledger_accounts account on account.id = entry.account_id where account.name in ($4, $5, 'payouts') and true group by transfer.id, transfer.at having sum(entry.amount_cents) <> 0 ) as moved
group by month
order by month desc
limit 120;
