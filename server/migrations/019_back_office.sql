-- Running the marketplace: settings that act at once, notes, queues, figures.

-- What admins wrote down about a person, for each other.
create table person_notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  author_id uuid not null references users (id),
  -- Sealed under the person's key: a note is about them, and goes when they go.
  body bytea not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  removed_by uuid references users (id)
);
create index person_notes_of_person on person_notes (user_id, created_at desc) where removed_at is null;

-- Who looks after which piece of work.
create table assignments (
  queue text not null,
  subject_id uuid not null,
  assignee_id uuid not null references users (id),
  assigned_by uuid not null references users (id),
  assigned_at timestamptz not null,
  primary key (queue, subject_id),
  constraint assignments_queue check (queue in ('verification', 'application', 'moderation', 'claim', 'refund'))
);
create index assignments_of_person on assignments (assignee_id, queue);

-- How often something happened on a day, where no row of its own tells.
create table daily_counts (
  day date not null,
  name text not null,
  count bigint not null default 0,
  primary key (day, name),
  constraint daily_counts_name check (name in ('searches', 'venue_views', 'checkouts'))
);

-- Every setting counts its versions: an edit of a version that is gone is refused.
alter table platform_settings add column version int not null default 1;

-- What a setting was and became, who wanted it and why. Rows are only ever added; one can be gone back to.
create table setting_changes (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  version int not null,
  -- Null: as the product began.
  before jsonb,
  after jsonb not null,
  reason text not null,
  changed_by uuid not null references users (id),
  changed_at timestamptz not null,
  constraint setting_changes_once unique (name, version),
  constraint setting_changes_reason check (length(reason) between 1 and 500)
);
create index setting_changes_newest on setting_changes (changed_at desc, id desc);
create trigger setting_changes_append_only before update or delete on setting_changes
  for each row execute function refuse_change();
create trigger setting_changes_no_truncate before truncate on setting_changes
  for each statement execute function refuse_change();

-- Who signed up while everyone could stays when the doors close again.
alter table access_whitelist
  drop constraint access_whitelist_source,
  add constraint access_whitelist_source check (source in ('admin', 'waitlist', 'demo', 'command', 'open'));

-- Those who look through others' eyes right now, or did until a moment ago.
create index sessions_impersonated on sessions (expires_at) where impersonated_by is not null and ended_at is null;

alter table bookings
  -- As they stood when the price was agreed to: the fee and the tax in hundredths of a percent, the steps of the
  -- cancellation policy. Null: made before settings could change.
  add column fee_hundredths int,
  add column tax_hundredths int,
  add column cancellation_steps jsonb;

-- Where the figures are read: what happened between two moments.
create index bookings_confirmed_between on bookings (confirmed_at) where confirmed_at is not null;
create index bookings_ended_between on bookings (ended_at) where ended_at is not null;
create index bookings_sent_between on bookings (sent_at) where sent_at is not null;
create index ledger_transfers_between on ledger_transfers (at);

-- A refund that failed is tried again under a key of its own, or paid in another way and written down by hand.
alter table refunds
  add column attempt int not null default 1,
  add column settled_by uuid references users (id),
  -- processor: the card has it after all; bank: paid past the processor.
  add column settled_through text,
  add column settled_reason text not null default '',
  add constraint refunds_settled_through check (settled_through in ('processor', 'bank')),
  add constraint refunds_by_hand check ((settled_by is null) = (settled_through is null)),
  add constraint refunds_settled_reason check (length(settled_reason) <= 1000);
create index refunds_newest on refunds (created_at desc, id desc);
create index refunds_open on refunds (created_at desc, id desc) where state <> 'done';

-- Money that an operator moved past the processor.
alter table ledger_accounts
  drop constraint ledger_accounts_kind,
  add constraint ledger_accounts_kind check (
    kind in ('guest', 'host_payable', 'host_debt', 'platform_fee', 'tax_payable', 'processor', 'penalties', 'payouts',
      'credits', 'promotions', 'bank')
  );
insert into ledger_accounts (name, kind) values ('bank', 'bank');

create index legal_holds_newest on legal_holds (placed_at desc, id desc);
