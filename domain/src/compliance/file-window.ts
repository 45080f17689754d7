import type { BookingState } from '../booking/process.ts'
import type { PacketFileKind } from './packet.ts'
import { isPacketOpen } from './packet-open.ts'

const HOUR = 3_600_000
const BEFORE_START = 24 * HOUR
/** As long as a claim may be made. */
const AFTER_END = 72 * HOUR

type Asked = { state: BookingState; startsAt: Date; endsAt: Date; now: Date }

export type FileStanding = 'open' | 'early' | 'late'

/** Whether a file of this kind may be uploaded or removed now. */
export function fileStanding(kind: PacketFileKind, { state, startsAt, endsAt, now }: Asked): FileStanding {
  if (!isPacketOpen({ state, endsAt, now })) return 'late'
  const time = now.getTime()
  const [opens, closes] = {
    before: [startsAt.getTime() - BEFORE_START, endsAt.getTime()],
    after: [startsAt.getTime(), endsAt.getTime() + AFTER_END],
    insurance: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    permit: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
  }[kind] as [number, number]
  if (time >= closes) return 'late'
  return time < opens ? 'early' : 'open'
}

/** Certificates and permits come from the production; both sides photograph the rooms. */
export function mayBring(kind: PacketFileKind, party: 'guest' | 'host'): boolean {
  return party === 'guest' || isPictureKind(kind)
}

export function isPictureKind(kind: PacketFileKind): boolean {
  return kind === 'before' || kind === 'after'
}
