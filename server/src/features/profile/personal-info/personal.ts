import type { PersonalInfo } from '@roomtone/contract/profile/personal-info'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'

/** What is sealed in `profiles.personal`. Numbers are kept as they are dialed from anywhere. */
export type Personal = Pick<PersonalInfo, 'phones' | 'residential' | 'mailing' | 'emergency'>

const NOTHING: Personal = { phones: [], residential: null, mailing: null, emergency: null }

export async function openPersonal(
  { keys }: Deps,
  handle: Handle,
  userId: string,
  sealed: Buffer | null,
): Promise<Personal> {
  const plain = sealed && (await keys.openBytes(handle, userId, sealed))
  return plain ? { ...NOTHING, ...(JSON.parse(plain.toString()) as Personal) } : NOTHING
}

export async function sealPersonal({ keys }: Deps, tx: Tx, userId: string, personal: Personal, now: Date) {
  return keys.sealBytes(tx, userId, Buffer.from(JSON.stringify(personal)), now)
}
