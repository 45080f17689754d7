import type { WorkDetails } from '@roomtone/contract/profile/work-details'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'

export type Work = NonNullable<WorkDetails['details']>

/** Also opens a booking's `billing`, which holds a copy from the time of the request. */
export async function openWork(
  { keys }: Pick<Deps, 'keys'>,
  handle: Handle,
  userId: string,
  sealed: Buffer | null,
): Promise<Work | null> {
  const plain = sealed && (await keys.openBytes(handle, userId, sealed))
  return plain ? (JSON.parse(plain.toString()) as Work) : null
}
