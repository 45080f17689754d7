import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

export type Notice = { channel: string; payload: string }

/**
 * The pause between two statements: the first is sent immediately, and commits in the meantime share the
 * next.
 */
const PACE_MS = 20

export type Notifier = {
  /** Tells what is committed. No one waits for it, and its listeners make up for a lost one. */
  notify(notices: readonly Notice[]): void
  close(): Promise<void>
}

/**
 * PostgreSQL lets commits that notify through one after the other, each until it is on disk. So no
 * transaction that someone waits for notifies: its notices are sent afterward, by one statement at a time,
 * and newer ones go with the next. That statement does not wait for the disk, because it has nothing to
 * store.
 */
export function createNotifier(pool: pg.Pool): Notifier {
  let waiting = new Map<string, Notice>()
  let sending: Promise<void> | null = null
  const sendAll = async () => {
    while (waiting.size > 0) {
      const notices = [...waiting.values()]
      waiting = new Map()
      await send(pool, notices).catch(() => {})
      await pause(PACE_MS)
    }
    sending = null
  }
  return {
    notify(notices) {
      for (const notice of notices) waiting.set(`${notice.channel} ${notice.payload}`, notice)
      if (waiting.size > 0) sending ??= sendAll()
    },
    close: async () => {
      await sending
    },
  }
}

async function send(pool: pg.Pool, notices: readonly Notice[]): Promise<void> {
  await pool.query({
    name: 'notify',
    text: `select set_config('synchronous_commit', 'off', true), pg_notify(channel, payload)
      from unnest($1::text[], $2::text[]) as notice (channel, payload)`,
    values: [notices.map(({ channel }) => channel), notices.map(({ payload }) => payload)],
  })
}
