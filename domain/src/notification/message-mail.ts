const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Gives time to read it in the product, and lets three quick messages become one email. */
const FIRST_DELAY = 5 * MINUTE
/**
 * A person who was mailed and has not been here since gets mail about the same conversation twice a day at
 * most.
 */
const AGAIN_AFTER = 12 * HOUR

export type Mailed = { at: Date; hasReadSince: boolean }

/** When the next mail about unread messages of a conversation may leave, for one that arrives now. */
export function messageMailDueAt(mailed: Mailed | null, now: Date): Date {
  const soon = new Date(now.getTime() + FIRST_DELAY)
  if (mailed === null || mailed.hasReadSince) return soon
  const again = new Date(mailed.at.getTime() + AGAIN_AFTER)
  return again > soon ? again : soon
}

/** Whether a conversation with unread messages belongs in the email that leaves now. */
export function isMailable(mailed: Mailed | null, now: Date): boolean {
  return mailed === null || mailed.hasReadSince || mailed.at.getTime() + AGAIN_AFTER <= now.getTime()
}
