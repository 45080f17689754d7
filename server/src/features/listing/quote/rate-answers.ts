import { type ResponseRate, responseRate } from '@roomtone/domain/booking/response-rate'
import type { Handle } from '../../../platform/db/database.ts'
import { countAnswers } from '../listing.store.ts'

const DAY = 86_400_000
const LOOKS_BACK = 90 * DAY

/** Null while too few requests have had an end. */
export async function rateAnswers(handle: Handle, hostId: string, now: Date): Promise<ResponseRate | null> {
  const since = new Date(now.getTime() - LOOKS_BACK)
  return responseRate(await countAnswers(handle, hostId, since, now))
}
