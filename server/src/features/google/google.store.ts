import type { Handle, Tx } from '../../platform/db/database.ts'

const provider = 'google' as const

type NewState = {
  stateHash: Buffer
  browserHash: Buffer
  verifier: string
  nonce: string
  /** The person who connects it to their account; null: this is a sign-in. */
  userId: string | null
  next: string | null
  now: Date
  expiresAt: Date
}

export async function insertState(handle: Handle, state: NewState): Promise<void> {
  await handle
    .insertInto('sign_in_states')
    .values({
      provider,
      state_hash: state.stateHash,
      browser_hash: state.browserHash,
      verifier: state.verifier,
      nonce: state.nonce,
      user_id: state.userId,
      next: state.next,
      created_at: state.now,
      expires_at: state.expiresAt,
    })
    .execute()
}

/** The state and the browser it was given to, and for whom. */
export type StateKey = { stateHash: Buffer; browserHash: Buffer; userId: string | null; now: Date }

function ofKey({ stateHash, browserHash, userId, now }: StateKey) {
  return { state_hash: stateHash, browser_hash: browserHash, user_id: userId, now }
}

/** Works once: a second use of the same answer, from anywhere, finds it claimed. */
export async function claimState(handle: Handle, key: StateKey) {
  const { state_hash, browser_hash, user_id, now } = ofKey(key)
  return handle
    .updateTable('sign_in_states')
    .set({ claimed_at: now })
    .where('state_hash', '=', state_hash)
    .where('browser_hash', '=', browser_hash)
    .where('user_id', 'is not distinct from', user_id)
    .where('claimed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['verifier', 'nonce'])
    .executeTakeFirst()
}

type Answer = { subject: string; email: string; fullName: string }

export async function keepAnswer(handle: Handle, stateHash: Buffer, answer: Answer): Promise<void> {
  await handle
    .updateTable('sign_in_states')
    .set({ subject: answer.subject, email: answer.email, full_name: answer.fullName })
    .where('state_hash', '=', stateHash)
    .execute()
}

/** What Google answered to this state, for the browser that asked. */
export async function findAnswer(handle: Handle, key: StateKey) {
  const { state_hash, browser_hash, user_id, now } = ofKey(key)
  return handle
    .selectFrom('sign_in_states')
    .select(['subject', 'email', 'full_name as fullName', 'next'])
    .where('state_hash', '=', state_hash)
    .where('browser_hash', '=', browser_hash)
    .where('user_id', 'is not distinct from', user_id)
    .where('subject', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** False: it was used up in the meantime. */
export async function deleteState(tx: Tx, stateHash: Buffer): Promise<boolean> {
  const result = await tx.deleteFrom('sign_in_states').where('state_hash', '=', stateHash).executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function deleteOldStates(handle: Handle, before: Date, limit: number): Promise<bigint> {
  const { numDeletedRows } = await handle
    .deleteFrom('sign_in_states')
    .where('state_hash', 'in', (eb) =>
      eb.selectFrom('sign_in_states').select('state_hash').where('expires_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows
}

/** Whose account this person at Google has connected. */
export async function findOwner(handle: Handle, subject: string) {
  return handle
    .selectFrom('linked_identities')
    .innerJoin('users', 'users.id', 'linked_identities.user_id')
    .select(['users.id', 'users.email', 'users.closed_at as closedAt', 'users.closing_until as closingUntil'])
    .where('linked_identities.provider', '=', provider)
    .where('linked_identities.subject', '=', subject)
    .executeTakeFirst()
}

type Identity = { subject: string; userId: string; email: string; now: Date }

/** False: one of the two is connected already. */
export async function insertIdentity(tx: Tx, { subject, userId, email, now }: Identity): Promise<boolean> {
  const result = await tx
    .insertInto('linked_identities')
    .values({ provider, subject, user_id: userId, email, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function hasIdentity(handle: Handle, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('linked_identities')
    .select('subject')
    .where('provider', '=', provider)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteIdentity(tx: Tx, userId: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('linked_identities')
    .where('provider', '=', provider)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
