-- One table for everything that is taken from a card. The release before goes on with `payments` and
-- `claim_charges` as it knows them: they are views of it now, and go with the release after this one.

alter table payments rename to charges;
alter table claim_charges rename to claim_charges_of_045;

-- Unused since 046: charges_attempt_of_rent and charges_one_live_rent have taken their places.
alter table charges drop constraint payments_attempt;
-- Unused since 046.
drop index payments_one_live;

-- A charge of a claim that the release before has reserved comes without the end of its reservation.
alter table charges
  drop constraint payments_until,
  add constraint charges_until check (
    state <> 'authorised' or authorised_until is not null or amount_cents = 0 or purpose = 'claim'
  ) not valid;

-- Asking with a reference meant: the amount is reserved and about to be taken.
insert into charges (
    id, booking_id, purpose, claim_id, attempt, token, customer, amount_cents, is_away, state, reference,
    client_secret, card, decline_message, created_at, settled_at, disputed_at)
  select charge.id, claims.booking_id, 'claim', charge.claim_id, charge.attempt, charge.token, charge.customer,
    charge.amount_cents, charge.is_away,
    case when charge.state = 'asking' and charge.reference is not null then 'authorised' else charge.state end,
    charge.reference, charge.client_secret, charge.card, charge.decline_message, charge.created_at,
    charge.settled_at, charge.disputed_at
  from claim_charges_of_045 charge join claims on claims.id = charge.claim_id;

-- Unused since 046: its rows are in charges.
drop table claim_charges_of_045;

create view payments as
  select id, booking_id, attempt, token, customer, amount_cents, state, reference, client_secret, card,
    authorised_until, decline_code, decline_message, created_at, settled_at, disputed_at
  from charges where purpose = 'rent';

-- What the release before asks for while the host has the request is a renewal: nobody is there then.
create function insert_payment() returns trigger language plpgsql as $$
begin
  new.id := coalesce(new.id, gen_random_uuid());
  insert into charges (
      id, booking_id, attempt, token, customer, amount_cents, state, reference, client_secret, card,
      authorised_until, decline_code, decline_message, created_at, settled_at, is_away)
    values (
      new.id, new.booking_id, new.attempt, new.token, new.customer, new.amount_cents, new.state, new.reference,
      new.client_secret, new.card, new.authorised_until, new.decline_code, new.decline_message, new.created_at,
      new.settled_at,
      exists (select from bookings where bookings.id = new.booking_id and bookings.state = 'pending'));
  return new;
end $$;
create trigger payments_insert instead of insert on payments for each row execute function insert_payment();

create view claim_charges as
  select id, claim_id, attempt, amount_cents, token, customer, is_away,
    case when state = 'authorised' then 'asking' when state = 'released' then 'declined' else state end as state,
    reference, client_secret, card, decline_message, created_at, settled_at, disputed_at
  from charges where purpose = 'claim';

create function write_claim_charge() returns trigger language plpgsql as $$
declare
  written text := coalesce(new.state, 'asking');
begin
  if written = 'asking' and new.reference is not null then
    written := 'authorised';
  end if;
  if tg_op = 'INSERT' then
    new.id := coalesce(new.id, gen_random_uuid());
    insert into charges (
        id, booking_id, purpose, claim_id, attempt, token, customer, amount_cents, is_away, state, created_at)
      select new.id, claims.booking_id, 'claim', new.claim_id, new.attempt, new.token, new.customer,
        new.amount_cents, coalesce(new.is_away, false), written, new.created_at
      from claims where claims.id = new.claim_id;
  else
    update charges set state = written, reference = new.reference, client_secret = new.client_secret,
        card = new.card, decline_message = new.decline_message, settled_at = new.settled_at,
        disputed_at = new.disputed_at, token = new.token, customer = new.customer
      where id = old.id;
  end if;
  return new;
end $$;
create trigger claim_charges_write instead of insert or update on claim_charges
  for each row execute function write_claim_charge();

-- Whoever may read and write charges may do so by their old names.
do $$
declare
  held record;
begin
  for held in
    select acl.grantee::regrole as grantee, lower(acl.privilege_type) as what
    from pg_class, aclexplode(pg_class.relacl) as acl
    where pg_class.oid = 'charges'::regclass and acl.grantee <> 0 and acl.grantee <> pg_class.relowner
      and acl.privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
  loop
    execute format('grant %s on payments, claim_charges to %s', held.what, held.grantee);
  end loop;
end $$;

create or replace function is_contested(booking uuid) returns boolean language sql stable as $$
  select exists (select 1 from claims where claims.booking_id = booking and claims.state in ('open', 'answered'))
    or exists (select 1 from charges where charges.booking_id = booking and charges.disputed_at is not null)
$$;
