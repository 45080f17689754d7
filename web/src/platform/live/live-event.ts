import { LIVE_KINDS, type LiveEvent, type LiveKind } from '@roomtone/contract/conversation/live'

/**
 * Takes an event and its place in the person's row of events; null where it has none. `hello`: connected, and
 * everything up to here has been told. `lost`: something may have been missed.
 */
export type Told = (event: LiveEvent, at: string | null) => void

/** Null for an event of a newer server, which this page could not handle. */
export function readEvent(kind: string | undefined, data: string): LiveEvent | null {
  if (!LIVE_KINDS.includes(kind as LiveKind)) return null
  try {
    return { ...(JSON.parse(data) as object), kind } as LiveEvent
  } catch {
    return null
  }
}
