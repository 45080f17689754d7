-- Identity checks on a provider's own page, and the events it sends afterwards.

alter table verifications add column redirect_url text;

-- Providers send an event again until they hear yes, and sometimes after that. Each is acted upon once.
create table provider_events (
  id text primary key,
  provider text not null,
  kind text not null,
  received_at timestamptz not null,
  constraint provider_events_provider check (provider in ('stripe'))
);
create index provider_events_oldest on provider_events (received_at);
