import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import type { CallApi } from '../../../platform/services.tsx'
import type { WaitlistEntry } from '../waitlist/waitlist.query.ts'

/** The most the server takes at a time. */
const AT_ONCE = 200

export type Invited = { invited: number; alreadyInvited: number }

export async function inviteEveryone(call: CallApi, entries: readonly WaitlistEntry[]): Promise<Invited> {
  const sum = { invited: 0, alreadyInvited: 0 }
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const ids = entries.slice(start, start + AT_ONCE).map((entry) => entry.id)
    const { invited, alreadyInvited } = await call(waitlistCalls.invite, { body: { ids } })
    sum.invited += invited
    sum.alreadyInvited += alreadyInvited
  }
  return sum
}
