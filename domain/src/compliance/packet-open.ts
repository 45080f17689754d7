import type { BookingState } from '../booking/process.ts'

const DAY = 86_400_000
/** Leaves time for a signature that was forgotten on the day, and for the pictures afterwards. */
export const PACKET_OPEN_AFTER_END = 7 * DAY

type Asked = { state: BookingState; endsAt: Date; now: Date }

/** The booking is on: its release can be signed, and crew and files can be added. */
export function isPacketOpen({ state, endsAt, now }: Asked): boolean {
  return (
    (state === 'confirmed' || state === 'completed') &&
    now.getTime() < endsAt.getTime() + PACKET_OPEN_AFTER_END
  )
}
