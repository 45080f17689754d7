-- A host who cancels a booking does not get its time back to sell it again: a block that came of it is not theirs to lift.
alter table holds add column after_cancellation boolean not null default false;
