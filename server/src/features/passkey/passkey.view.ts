import type { Passkey } from '@roomtone/contract/passkey/own-passkeys'
import type { Handle } from '../../platform/db/database.ts'
import { listPasskeys, type PasskeyRow } from './passkey.store.ts'

export function viewPasskey({ id, name, backedUp, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    isSynced: backedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

export async function viewPasskeys(handle: Handle, userId: string): Promise<Passkey[]> {
  return (await listPasskeys(handle, userId)).map(viewPasskey)
}
