-- A draft is changed and sent only by whoever has seen its newest words.
alter table mailings add column version integer not null default 1;
