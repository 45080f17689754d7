import type { LiveEvent } from '@roomtone/contract/conversation/live'
import type { Tx } from '../db/database.ts'

type Event = Exclude<LiveEvent, { kind: 'hello' | 'lost' }>

/** What people's open pages receive, if and only if its cause is committed. */
export type Live = {
  tell(tx: Tx, userIds: readonly string[], event: Event, now: Date): Promise<void>
}
