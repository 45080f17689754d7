-- Guests and hosts talk: conversations, messages, what was held back, and what is told live.

create table conversations (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references properties (id),
  guest_id uuid not null references users (id),
  host_id uuid not null references users (id),
  created_at timestamptz not null,
  -- Of the last message that both sides can see; before the first, when it was opened.
  updated_at timestamptz not null,
  constraint conversations_once unique (property_id, guest_id, host_id),
  constraint conversations_not_alone check (guest_id <> host_id)
);
create index conversations_of_guest on conversations (guest_id, updated_at desc, id desc);
create index conversations_of_host on conversations (host_id, updated_at desc, id desc);

create table messages (
  -- Given out under the conversation's lock: within a conversation, this is the order in which they were said.
  seq bigint generated always as identity primary key,
  id uuid not null default gen_random_uuid(),
  conversation_id uuid not null references conversations (id),
  sender_id uuid not null references users (id),
  content text not null,
  created_at timestamptz not null,
  -- The page's own name for it: sent twice, it is one message.
  key uuid not null,
  -- Kept, and seen by its sender and by admins alone.
  is_flagged boolean not null default false,
  flag_reason text,
  constraint messages_id unique (id),
  constraint messages_key unique (sender_id, key),
  constraint messages_content check (length(content) <= 4000),
  constraint messages_flagged check (is_flagged = (flag_reason is not null))
);
create index messages_of_conversation on messages (conversation_id, seq desc);
-- What a person wrote lately, for what is split over several messages.
create index messages_of_sender on messages (conversation_id, sender_id, seq desc);

-- How far each side has read.
create table conversation_reads (
  conversation_id uuid not null references conversations (id),
  user_id uuid not null references users (id),
  last_seq bigint not null,
  read_at timestamptz not null,
  primary key (conversation_id, user_id)
);

-- Pictures are re-encoded like photos; all of it is served to the two sides and to admins only.
create table message_files (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations (id),
  owner_id uuid not null references users (id),
  -- Null until it is sent with a message; what never is gets swept.
  message_id uuid references messages (id),
  name text not null,
  media_type text not null,
  size_bytes int not null,
  width int,
  height int,
  created_at timestamptz not null,
  constraint message_files_type check (media_type in ('image/jpeg', 'application/pdf')),
  constraint message_files_name check (length(name) between 1 and 120),
  constraint message_files_size check (size_bytes > 0)
);
create index message_files_of_message on message_files (message_id) where message_id is not null;
create index message_files_unsent on message_files (created_at) where message_id is null;

-- What admins look at: high severity by itself, the rest when somebody reports it.
create table moderation_cases (
  id uuid primary key default gen_random_uuid(),
  message_id uuid references messages (id),
  subject_id uuid not null references users (id),
  -- Null: the rules, not a person.
  reporter_id uuid references users (id),
  severity text not null,
  reason text not null,
  state text not null default 'open',
  note text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users (id),
  constraint moderation_cases_severity check (severity in ('low', 'medium', 'high')),
  constraint moderation_cases_state check (state in ('open', 'dismissed', 'warned', 'suspended')),
  constraint moderation_cases_words check (length(reason) <= 1000 and length(note) <= 1000),
  constraint moderation_cases_decided check ((state = 'open') = (decided_at is null))
);
create unique index moderation_cases_once on moderation_cases (message_id, coalesce(reporter_id, subject_id))
  where message_id is not null;
create index moderation_cases_by_state on moderation_cases (state, created_at desc, id desc);

create table user_blocks (
  blocker_id uuid not null references users (id),
  blocked_id uuid not null references users (id),
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  constraint user_blocks_not_self check (blocker_id <> blocked_id)
);
create index user_blocks_of_blocked on user_blocks (blocked_id);

-- What a signed-in page is told as it happens. Given out under a lock of the person, so that ids come in the order
-- of commits: who has seen one has seen all before it, and a stream goes on from there.
create table live_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id),
  kind text not null,
  -- Ids only.
  data jsonb not null,
  created_at timestamptz not null
);
create index live_events_of_user on live_events (user_id, id);
create index live_events_oldest on live_events (created_at);
