-- What of an expired gift card has been taken out of the books. A refund to it brings it back.
-- Small table.
alter table credits add column written_off_cents bigint not null default 0,
  add constraint credits_written_off check (written_off_cents >= 0);
