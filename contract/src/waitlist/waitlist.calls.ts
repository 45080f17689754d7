import { call } from '../call.ts'
import type { inviteFromWaitlist } from './invite-from-waitlist.ts'
import type { joinWaitlist } from './join-waitlist.ts'
import type { listWaitlist } from './list-waitlist.ts'

export const waitlistCalls = {
  join: call<typeof joinWaitlist>('POST /api/waitlist'),
  list: call<typeof listWaitlist>('GET /api/admin/waitlist'),
  invite: call<typeof inviteFromWaitlist>('POST /api/admin/waitlist/invite'),
}
