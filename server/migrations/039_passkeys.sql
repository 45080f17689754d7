-- Passkeys: keys that people keep in their devices or password managers, and sign in with.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  -- The authenticator's own name for the key.
  credential_id bytea not null,
  -- In COSE, as the authenticator gave it. The private key never leaves the device.
  public_key bytea not null,
  -- How often the authenticator says the key was used. Synced passkeys always say 0.
  counter bigint not null,
  -- How the browser may reach the authenticator; only a hint.
  transports text[] not null,
  name text not null,
  device_type text not null,
  backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkeys_credential_unique unique (credential_id),
  constraint passkeys_credential check (length(credential_id) between 1 and 1023),
  constraint passkeys_counter check (counter >= 0),
  constraint passkeys_name check (length(name) between 1 and 60),
  constraint passkeys_device_type check (device_type in ('single_device', 'multi_device'))
);
create index passkeys_of_user on passkeys (user_id, created_at, id);

-- What an authenticator has to sign. Each is good for one answer, within five minutes.
create table passkey_challenges (
  id uuid primary key default gen_random_uuid(),
  challenge bytea not null,
  -- Null: somebody signs in, and only the answer says who.
  user_id uuid references users (id),
  purpose text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint passkey_challenges_challenge check (length(challenge) = 32),
  constraint passkey_challenges_purpose check (purpose in ('register', 'sign_in', 'proof')),
  constraint passkey_challenges_user check ((user_id is null) = (purpose = 'sign_in'))
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
create index passkey_challenges_of_user on passkey_challenges (user_id) where user_id is not null;
