-- What each side wrote about the other, and who brought whom.

create table reviews (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id),
  property_id uuid not null references properties (id),
  -- Which side wrote it: the guest reviews the space and its host, the host reviews the guest.
  side text not null,
  author_id uuid not null references users (id),
  subject_id uuid not null references users (id),
  rating int not null,
  body text not null,
  -- What the author shares of the trip, as their privacy settings stood when they wrote: {home, tripType, …}.
  shares jsonb not null default '{}',
  created_at timestamptz not null,
  -- Null: not to be seen yet by anyone but its author.
  published_at timestamptz,
  reply text,
  replied_at timestamptz,
  -- Taken down by an admin, with the reason.
  hidden_at timestamptz,
  hidden_by uuid references users (id),
  hidden_reason text not null default '',
  constraint reviews_once unique (booking_id, side),
  constraint reviews_side check (side in ('guest', 'host')),
  constraint reviews_rating check (rating between 1 and 5),
  constraint reviews_body check (length(body) between 1 and 2000),
  constraint reviews_reply check ((reply is null) = (replied_at is null) and length(reply) <= 1000),
  constraint reviews_not_self check (author_id <> subject_id)
);
create index reviews_of_property on reviews (property_id, published_at desc, id)
  where side = 'guest' and published_at is not null and hidden_at is null;
create index reviews_of_subject on reviews (subject_id, published_at desc, id)
  where published_at is not null and hidden_at is null;
create index reviews_of_author on reviews (author_id, created_at desc);
create index reviews_newest on reviews (created_at desc, id desc);
create index reviews_waiting on reviews (booking_id) where published_at is null;

-- What was reported, or what the rules kept from being published: a review, or words that were never stored as one.
alter table moderation_cases
  add column review_id uuid references reviews (id),
  add column quote text,
  add constraint moderation_cases_one_thing check (num_nonnulls(message_id, review_id, quote) <= 1),
  add constraint moderation_cases_quote check (length(quote) between 1 and 2000);
create unique index moderation_cases_of_review on moderation_cases (review_id, reporter_id) where review_id is not null;

create table referral_codes (
  user_id uuid primary key references users (id),
  code text not null unique,
  created_at timestamptz not null
);

-- One friend of one person: invited by mail, or come through the link.
create table referrals (
  id uuid primary key default gen_random_uuid(),
  referrer_id uuid not null references users (id),
  email text not null,
  -- mail: an invitation was sent; link: they came with the code.
  source text not null,
  invited_at timestamptz not null,
  referred_id uuid references users (id),
  joined_at timestamptz,
  -- The booking that made the reward due, and when it is sent.
  booking_id uuid references bookings (id),
  earned_at timestamptz,
  reward_cents bigint,
  -- Why there will be none (domain/referral/eligibility.ts).
  refused_because text,
  constraint referrals_source check (source in ('mail', 'link')),
  constraint referrals_email check (email = lower(btrim(email)) and length(email) between 3 and 255),
  constraint referrals_joined check ((referred_id is null) = (joined_at is null)),
  constraint referrals_earned check ((earned_at is null) = (reward_cents is null))
);
create unique index referrals_once on referrals (referrer_id, email);
-- Whoever was brought was brought once, by the first.
create unique index referrals_of_referred on referrals (referred_id) where referred_id is not null;
create index referrals_by_email on referrals (email) where referred_id is null;
create index referrals_of_referrer on referrals (referrer_id, invited_at desc, id desc);

-- A payout has one cause: a booking that took place, a claim that was decided for the host, a friend who hosts.
alter table payouts
  alter column booking_id drop not null,
  add column cause text not null default 'booking',
  add column referral_id uuid references referrals (id),
  drop constraint payouts_once,
  add constraint payouts_cause check (cause in ('booking', 'claim', 'referral')),
  add constraint payouts_of_booking check (cause = 'referral' or booking_id is not null),
  add constraint payouts_of_referral check ((cause = 'referral') = (referral_id is not null)),
  add constraint payouts_referral_once unique (referral_id);
create unique index payouts_once on payouts (booking_id) where cause = 'booking';

alter table ledger_accounts
  drop constraint ledger_accounts_kind,
  add constraint ledger_accounts_kind check (
    kind in ('guest', 'host_payable', 'host_debt', 'platform_fee', 'tax_payable', 'processor', 'penalties', 'payouts',
      'credits', 'promotions')
  );
insert into ledger_accounts (name, kind) values ('credits', 'credits'), ('promotions', 'promotions');

alter table ledger_transfers
  drop constraint ledger_transfers_kind,
  add constraint ledger_transfers_kind check (
    kind in ('charge', 'capture', 'refund_due', 'refund', 'penalty', 'payout_due', 'payout', 'reversal',
      'reward', 'credit_issue', 'credit_spend', 'credit_return', 'claim')
  );
