import { textsIn } from '@roomtone/texts/all/platform/refusals'
import { networkOf } from '../../limits/network-of.ts'
import { Refused } from '../../refused.ts'
import type { Words } from '../../words.ts'

const MEGABYTE = 1024 ** 2
/** What a process holds of files that are arriving or being worked on; docs/operations.md counts on it. */
const OF_ALL = 192 * MEGABYTE
/** Six files of a message, or two photos at a time and an ID. */
const OF_ONE = 64 * MEGABYTE
const RETRY_SECONDS = 5

const OWN_SHARE: Words = (language) => textsIn(language).refusals.stillUploading

export type UploadRoom = {
  /** Reserves room for this many bytes before the first one is read, and returns a function that frees it. */
  take(who: string, bytes: number): () => void
}

/**
 * Files are held in memory while they arrive. An upload that finds no room is refused before it is sent, and
 * tries again.
 */
export function createUploadRoom({ ofAll = OF_ALL, ofOne = OF_ONE } = {}): UploadRoom {
  const taken = new Map<string, number>()
  let total = 0
  const change = (who: string, bytes: number): void => {
    const own = (taken.get(who) ?? 0) + bytes
    total += bytes
    if (own > 0) taken.set(who, own)
    else taken.delete(who)
  }
  return {
    take(asking, bytes) {
      const who = networkOf(asking)
      if ((taken.get(who) ?? 0) + bytes > ofOne)
        throw new Refused('rate_limited', { detail: OWN_SHARE, retryAfter: RETRY_SECONDS })
      if (total + bytes > ofAll) throw new Refused('overloaded', { retryAfter: RETRY_SECONDS })
      change(who, bytes)
      let isHeld = true
      return () => {
        if (isHeld) change(who, -bytes)
        isHeld = false
      }
    },
  }
}
