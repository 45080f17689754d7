-- What people are told: the list behind the bell, which mails they left on, digests of messages, mailings.

create table notifications (
  -- Newest first is by this number.
  seq bigint generated always as identity primary key,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references users (id),
  kind text not null,
  -- Ids only: what they name may have moved on by the time it is read.
  about jsonb not null,
  booking_id uuid references bookings (id),
  created_at timestamptz not null,
  read_at timestamptz,
  -- The job that wrote it: run twice, it is one line.
  key text not null,
  constraint notifications_id unique (id),
  constraint notifications_once unique (key),
  constraint notifications_kind check (length(kind) between 1 and 60)
);
create index notifications_of_user on notifications (user_id, seq desc);
create index notifications_unread on notifications (user_id, seq desc) where read_at is null;
create index notifications_unread_of_booking on notifications (booking_id, user_id) where read_at is null;
create index notifications_oldest on notifications (created_at);

-- No row: everything is on.
create table notification_preferences (
  user_id uuid primary key references users (id),
  topics_off text[] not null default '{}',
  -- Over all topics of offers, which keep their own choice underneath.
  no_marketing boolean not null default false,
  updated_at timestamptz not null,
  constraint notification_preferences_topics check (topics_off <@ array[
    'messages', 'reminders', 'after_shoot',
    'inspiration', 'trip_planning', 'news', 'feedback', 'regulations'])
);

-- A mail about unread messages is on its way to this person; a busy thread finds the row and adds nothing.
create table message_mails (
  user_id uuid primary key references users (id),
  due_at timestamptz not null
);

-- What of a conversation was mailed last, so that no message is mailed twice.
create table conversation_mails (
  conversation_id uuid not null references conversations (id),
  user_id uuid not null references users (id),
  mailed_seq bigint not null,
  mailed_at timestamptz not null,
  primary key (conversation_id, user_id)
);

-- Offers and news, written by an admin for everyone who left their topic on.
create table mailings (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  audience text not null,
  subject text not null,
  body text not null,
  link_label text,
  link_path text,
  state text not null default 'draft',
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sent_at timestamptz,
  constraint mailings_topic check (topic in ('inspiration', 'trip_planning', 'news', 'feedback', 'regulations')),
  constraint mailings_audience check (audience in ('everyone', 'hosts', 'creators')),
  constraint mailings_state check (state in ('draft', 'sending', 'sent')),
  constraint mailings_words check (length(subject) between 1 and 120 and length(body) between 1 and 5000),
  constraint mailings_link check ((link_label is null) = (link_path is null)),
  constraint mailings_link_words check (length(link_label) between 1 and 60 and link_path like '/%' and link_path not like '//%'),
  constraint mailings_sent check ((state = 'sent') = (sent_at is not null))
);
create index mailings_newest on mailings (created_at desc, id desc);

-- Whom a mailing went to: a job that is killed halfway goes on where it was.
create table mailing_letters (
  mailing_id uuid not null references mailings (id),
  user_id uuid not null references users (id),
  created_at timestamptz not null,
  primary key (mailing_id, user_id)
);
create index mailing_letters_of_user on mailing_letters (user_id);

-- Where a click turns this kind of mail off; what mail programs offer beside the sender's name.
alter table embedded_mails add column unsubscribe_url text;
