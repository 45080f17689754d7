import { LIVE_KINDS, type LiveEvent, type LiveKind } from '@roomtone/contract/conversation/live'

/**
 * Takes what happened and where that stands in the person's row of events; null where it stands nowhere.
 * `hello`: connected, and everything up to here has been told. `lost`: something may have been missed.
 */
export type Told = (event: LiveEvent, at: string | null) => void

/** Null for words of a newer server, which this page would not know what to do with. */
export function readEvent(kind: string | undefined, data: string): LiveEvent | null {
  if (!LIVE_KINDS.includes(kind as LiveKind)) return null
  try {
    return { ...(JSON.parse(data) as object), kind } as LiveEvent
  } catch {
    return null
  }
}
