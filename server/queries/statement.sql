-- What server/src/features/payout/statement.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findMovements
select transfer.at, transfer.kind, bookings.production_title as production, properties.title,
  -sum(entry.amount_cents)::bigint as amount
from bookings
join ledger_transfers transfer on transfer.booking_id = bookings.id
join ledger_entries entry on entry.transfer_id = transfer.id
join ledger_accounts account on account.id = entry.account_id
join properties on properties.id = bookings.property_id
where bookings.host_id = $1::uuid
  and account.name in ($2, $3, 'payouts')
  and transfer.at >= $4
  and transfer.at < $5
group by transfer.id, bookings.id, properties.id having sum(entry.amount_cents) <> 0
order by transfer.seq;

-- sumBefore
select coalesce(-sum(entry.amount_cents), 0)::bigint as balance
from bookings
join ledger_transfers transfer on transfer.booking_id = bookings.id
join ledger_entries entry on entry.transfer_id = transfer.id
join ledger_accounts account on account.id = entry.account_id
join properties on properties.id = bookings.property_id
where bookings.host_id = $1::uuid
  and account.name in ($2, $3, 'payouts')
  and transfer.at < $4;

-- findMonths
select month
from ( select to_char(transfer.at at time zone $1, 'YYYY-MM') as month from bookings join ledger_transfers transfer on transfer.booking_id = bookings.id join ledger_entries entry on entry.transfer_id = transfer.id join ledger_accounts account on account.id = entry.account_id join properties on properties.id = bookings.property_id where bookings.host_id = $2::uuid and account.name in ($3, $4, 'payouts') and true group by transfer.id having sum(entry.amount_cents) <> 0 ) as moved
group by month
order by month desc
limit 120;
