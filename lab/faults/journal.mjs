import { appendFileSync } from 'node:fs'

/** What the servers said was done, on the asker's side; the database has no part in it. */
export function openJournal(file) {
  const entries = []
  const tried = { bookings: new Map(), messages: new Map() }
  return {
    entries,
    tried,
    /** Before it is sent: what was never answered may still be there, but not twice. */
    try: (kind, key, about) => tried[kind].set(key, about),
    acknowledge: (kind, about) => {
      entries.push({ kind, at: Date.now(), ...about })
      appendFileSync(file, `${JSON.stringify(entries.at(-1))}\n`)
    },
    of: (kind) => entries.filter((entry) => entry.kind === kind),
  }
}
