import type { Handle, Tx } from '../../platform/db/database.ts'

export type NewPasskey = {
  userId: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  deviceType: 'single_device' | 'multi_device'
  backedUp: boolean
  now: Date
}

const SHOWN = [
  'id',
  'name',
  'backed_up as backedUp',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number]

/** Undefined: this credential is registered already, with this account or another. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey) {
  return tx
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      device_type: passkey.deviceType,
      backed_up: passkey.backedUp,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.constraint('passkeys_credential_unique').doNothing())
    .returning(SHOWN)
    .executeTakeFirst()
}

/** The oldest first. */
export async function listPasskeys(handle: Handle, userId: string) {
  return handle
    .selectFrom('passkeys')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** What a browser has to know to recognize them. */
export async function listCredentials(handle: Handle, userId: string) {
  return handle
    .selectFrom('passkeys')
    .select(['credential_id as credentialId', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function findByCredential(handle: Handle, credentialId: Buffer) {
  return handle
    .selectFrom('passkeys')
    .select(['id', 'user_id as userId', 'public_key as publicKey', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

export async function hasPasskey(handle: Handle, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

type Use = { id: string; counter: number; backedUp: boolean; now: Date }

/** False: it was removed in the meantime, or another answer with this counter came first. */
export async function markUsed(tx: Tx, { id, counter, backedUp, now }: Use): Promise<boolean> {
  const result = await tx
    .updateTable('passkeys')
    .set({ counter, backed_up: backedUp, last_used_at: now })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('counter', '=', 0), eb('counter', '<', counter)]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

type Owned = { userId: string; id: string }

export async function updateName(tx: Tx, { userId, id, name }: Owned & { name: string }) {
  return tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(SHOWN)
    .executeTakeFirst()
}

export async function deletePasskey(tx: Tx, { userId, id }: Owned): Promise<boolean> {
  const result = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function deletePasskeysOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}

/** Changes to the ways into one account take turns. */
export async function lockOwner(tx: Tx, userId: string): Promise<{ hasPassword: boolean }> {
  const row = await tx
    .selectFrom('users')
    .select('password_hash as passwordHash')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return { hasPassword: row.passwordHash !== null }
}
