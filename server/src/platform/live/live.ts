import type { LiveEvent } from '@roomtone/contract/conversation/live'
import type { RawBuilder } from 'kysely'
import type { Tx } from '../db/database.ts'

type Event = Exclude<LiveEvent, { kind: 'hello' | 'lost' }>

/** What people's open pages are told, if and only if its cause is committed. */
export type Live = {
  tell(tx: Tx, userIds: readonly string[], event: Event, now: Date): Promise<void>

  /**
   * For a transaction that hears no answers and tells nothing else. What only the database knows of the event it
   * selects itself, as a row with `data`; where there is none, nothing is told.
   */
  tellLast(
    tx: Tx,
    userIds: readonly string[],
    event: Pick<Event, 'kind'> & Record<string, string>,
    now: Date,
    rest: RawBuilder<unknown>,
  ): Promise<void>
}
