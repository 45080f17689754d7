-- A charge is one try to take money from one card, and it says what for. Rent comes first; what a claim awards to a
-- host follows with 047. The table keeps its name until then.
alter table payments
  add column purpose text not null default 'rent',
  add column claim_id uuid references claims (id),
  -- Nobody is there who could go to their bank.
  add column is_away boolean not null default false,
  add constraint charges_purpose check (purpose in ('rent', 'claim')) not valid,
  add constraint charges_of_claim check ((purpose = 'claim') = (claim_id is not null)) not valid;

-- Small table: of those that are being asked at this moment, the ones that renew a reservation.
update payments set is_away = true
  from bookings
  where bookings.id = payments.booking_id and payments.state = 'asking' and payments.attempt > 1
    and payments.created_at > bookings.sent_at;
