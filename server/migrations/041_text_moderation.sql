-- Every text that somebody else reads is checked, so a case can be about a text that was refused, a text whose author
-- asks for a review, or a text that was live before texts were checked.
alter table moderation_cases
  add column origin text,
  add column place_kind text,
  add column place_id uuid,
  add column field text,
  add column text_class text,
  add column flags jsonb not null default '[]',
  -- Null after erasure: a short text could be guessed from it.
  add column text_hash bytea;

-- Small table: a case is what a person decides.
alter table moderation_cases
  drop constraint moderation_cases_state,
  drop constraint moderation_cases_decided,
  drop constraint moderation_cases_quote,
  -- refused: its author was told, nobody asked for a review, and it is deleted after a while.
  add constraint moderation_cases_state check (
    state in ('open', 'refused', 'dismissed', 'warned', 'suspended', 'approved', 'rejected')),
  add constraint moderation_cases_decided check ((state in ('open', 'refused')) = (decided_at is null)),
  add constraint moderation_cases_quote check (length(quote) between 1 and 5000),
  add constraint moderation_cases_origin check (origin in ('refused', 'asked', 'live')),
  add constraint moderation_cases_place_kind check (place_kind in (
    'account', 'profile', 'draft', 'listing', 'photo', 'request', 'booking',
    'review', 'claim', 'packet', 'application', 'verification', 'case')),
  add constraint moderation_cases_text_class check (
    text_class in ('public', 'before_confirmation', 'after_confirmation')),
  add constraint moderation_cases_text check (
    num_nonnulls(origin, place_kind, field, text_class) in (0, 4) and (origin is null or quote is not null)),
  add constraint moderation_cases_text_states check (
    state not in ('refused', 'approved', 'rejected') or origin is not null);

-- One case for one text at one place by one author, however often it is tried. Small table: see above.
create unique index moderation_cases_of_text
  on moderation_cases (subject_id, place_kind, place_id, field, text_hash) nulls not distinct
  where text_hash is not null;
-- Small table: see above.
create index moderation_cases_refused on moderation_cases (created_at) where state = 'refused';

-- How far the one look at texts that were live before has come.
create table live_text_checks (
  source text primary key,
  after uuid,
  finished_at timestamptz,
  constraint live_text_checks_source check (source in ('listing', 'photo', 'profile', 'review', 'reply'))
);
insert into live_text_checks (source) values ('listing'), ('photo'), ('profile'), ('review'), ('reply');
