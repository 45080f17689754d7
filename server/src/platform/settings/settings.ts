import { DEFAULT_SETTINGS, type Settings } from '@roomtone/domain/settings/settings'
import type { Db, Handle } from '../db/database.ts'
import { findSettings } from './settings.store.ts'

const SECONDS = 1

/** With the versions they have: the same stamp, the same settings. */
type ReadSettings = Settings & { stamp: string }

export type SettingsReader = {
  /** As they are now, for what is decided: a price, a door. */
  read(handle: Handle): Promise<ReadSettings>
  /** At most a second old, for what is only shown. */
  recent(): Promise<ReadSettings>
  /** This process has just changed one. */
  forget(): void
}

/** A change made in another process shows here within a second, without any message between the two. */
export function createSettings(db: Db): SettingsReader {
  let known: { until: number; settings: Promise<ReadSettings> } | null = null
  let last: ReadSettings | null = null
  /** While the database cannot be asked, pages that were drawn before are still served as they are. */
  const readOrLast = async () => {
    try {
      last = await read(db)
      return last
    } catch (error) {
      known = null
      if (last) return last
      throw error
    }
  }
  return {
    read,
    recent: () => {
      const now = performance.now()
      if (!known || now >= known.until) known = { until: now + SECONDS * 1000, settings: readOrLast() }
      return known.settings
    },
    forget: () => {
      known = null
    },
  }
}

async function read(handle: Handle): Promise<ReadSettings> {
  const rows = await findSettings(handle)
  return {
    ...DEFAULT_SETTINGS,
    ...Object.fromEntries(rows.map(({ name, value }) => [name, value])),
    stamp: rows.map(({ name, version }) => `${name}:${version}`).join(' '),
  }
}
