-- Every movement of money, in two columns that always balance, and nothing is ever rubbed out.

create table ledger_accounts (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null,
  constraint ledger_accounts_name unique (name),
  constraint ledger_accounts_kind check (
    kind in ('guest', 'host_payable', 'host_debt', 'platform_fee', 'tax_payable', 'processor', 'penalties', 'payouts')
  ),
  -- guest, host_payable and host_debt belong to someone; of the others there is one each.
  constraint ledger_accounts_named check (
    case when kind in ('guest', 'host_payable', 'host_debt')
      then starts_with(name, kind || ':') and length(name) > length(kind) + 1 else name = kind end
  )
);

-- The shared ones are here from the start, so that no two first bookings wait for each other to open them.
insert into ledger_accounts (name, kind)
select name, name from unnest(array['platform_fee', 'tax_payable', 'processor', 'penalties', 'payouts']) as name;

create table ledger_transfers (
  id uuid primary key default gen_random_uuid(),
  -- Transfers of one transaction share their time; this is the order in which they were written.
  seq bigint generated always as identity,
  at timestamptz not null,
  kind text not null,
  -- Bookings come in a later migration, which adds the foreign key.
  booking_id uuid,
  -- Whoever tries again says the same key, and moves nothing a second time.
  key text not null,
  -- A transfer says how long it is, so that nothing can be added to it later, not even what would balance.
  entry_count int not null,
  -- Ids and numbers only: this table is never erased.
  memo jsonb not null default '{}',
  constraint ledger_transfers_seq unique (seq),
  constraint ledger_transfers_key unique (key),
  constraint ledger_transfers_key_length check (length(key) between 1 and 200),
  constraint ledger_transfers_kind check (
    kind in ('charge', 'capture', 'refund_due', 'refund', 'penalty', 'payout_due', 'payout', 'reversal')
  ),
  constraint ledger_transfers_two_sides check (entry_count >= 2)
);
create index ledger_transfers_of_booking on ledger_transfers (booking_id, seq) where booking_id is not null;

create table ledger_entries (
  transfer_id uuid not null references ledger_transfers (id),
  account_id bigint not null references ledger_accounts (id),
  -- A debit is positive, a credit negative.
  amount_cents bigint not null,
  primary key (transfer_id, account_id),
  constraint ledger_entries_amount check (amount_cents <> 0)
);
create index ledger_entries_of_account on ledger_entries (account_id) include (amount_cents);

-- Asked at commit, because the entries of a transfer come one after the other.
create function demand_balance() returns trigger language plpgsql as $$
declare
  transfer uuid;
  expected int;
  found_count int;
  total numeric;
begin
  if tg_table_name = 'ledger_transfers' then transfer := new.id; else transfer := new.transfer_id; end if;
  select entry_count into expected from ledger_transfers where id = transfer;
  select count(*), coalesce(sum(amount_cents), 0) into found_count, total
    from ledger_entries where transfer_id = transfer;
  if found_count <> expected or total <> 0 then
    raise exception 'transfer % does not balance: % of % entries, off by %', transfer, found_count, expected, total
      using errcode = 'check_violation', constraint = 'ledger_balances', table = tg_table_name;
  end if;
  return null;
end $$;
create constraint trigger ledger_transfers_balance after insert on ledger_transfers
  deferrable initially deferred for each row execute function demand_balance();
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function demand_balance();

create trigger ledger_accounts_append_only before update or delete on ledger_accounts
  for each row execute function refuse_change();
create trigger ledger_accounts_no_truncate before truncate on ledger_accounts
  for each statement execute function refuse_change();
create trigger ledger_transfers_append_only before update or delete on ledger_transfers
  for each row execute function refuse_change();
create trigger ledger_transfers_no_truncate before truncate on ledger_transfers
  for each statement execute function refuse_change();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_change();

-- A column with the balance would be one row that every booking waits for; the sum is read from the index alone.
create view ledger_balances as
select account.id as account_id, account.name, account.kind, coalesce(sum(entry.amount_cents), 0)::bigint as balance_cents
from ledger_accounts account left join ledger_entries entry on entry.account_id = account.id
group by account.id, account.name, account.kind;
