import type { World } from '../authorization/world.ts'
import { AT_THE_PROCESSOR, ON_SET } from '../her-things.ts'
import type { TestServer } from '../server.ts'

export type Secrets = {
  /** Hashes, keys, tokens: they leave the server in no answer. */
  forEverybody: Record<string, string>
  /** What the host, her guest and her helpers know. */
  forOutsiders: Record<string, string>
}

const ENCODINGS = ['hex', 'base64', 'base64url'] as const

export async function secretsOf(server: TestServer, world: World): Promise<Secrets> {
  return {
    forEverybody: {
      'a password hash': '$argon2',
      'a password': world.owner.password,
      'the session secret': server.deps.config.sessionSecret,
      'an ID number': 'XK774412',
      'the processor’s name for a person': AT_THE_PROCESSOR.customer,
      'the processor’s name for a card': AT_THE_PROCESSOR.card,
      'the processor’s name for an account': AT_THE_PROCESSOR.account,
      'somebody’s refresh token': world.owner.session.refresh_token,
      ...(await hashesOf(server)),
    },
    forOutsiders: {
      'the street': '12 Secret Street',
      'the way in': 'under the blue pot',
      'the exact latitude': '34.0645',
      'the exact longitude': '-118.2116',
      'where she lives': '7 Hidden Lane',
      'the street of her draft': '99 Unsaid Alley',
      'the calendar she follows': 'private-feed-key',
      'a note on a block': 'away with the children',
      'her email': world.owner.email,
      'the email of her guest': world.guest.email,
      'the address of her helper': 'quiet-helper@example.com',
      ...ON_SET,
    },
  }
}

async function hashesOf({ deps: { db, config } }: TestServer): Promise<Record<string, string>> {
  const tokens = await db.selectFrom('refresh_tokens').select('token_hash as hash').execute()
  const keys = await db.selectFrom('subject_keys').select('wrapped_key as hash').execute()
  const ids = await db.selectFrom('verifications').select('id_hash as hash').execute()
  const requests = await db.selectFrom('bookings').select('request_hash as hash').execute()
  const links = await db.selectFrom('crew_links').select('token_hash as hash').execute()
  const found = [...tokens, ...keys, ...ids, ...requests, ...links].flatMap(({ hash }) => hash ?? [])
  return Object.fromEntries(
    [...found, config.masterKey].flatMap((buffer, n) =>
      ENCODINGS.map((encoding) => [`a hash or key (${n}, ${encoding})`, buffer.toString(encoding)] as const),
    ),
  )
}
