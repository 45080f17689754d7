import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { toLocal } from '@roomtone/domain/time/zone'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { heldLine } from '../../../parts/booking/held-line.ts'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { Button } from '../../../ui/button.tsx'
import { waitingWords } from '../board/piece-words.ts'
import type { ChosenListing, Days } from './chosen-listing.ts'
import { useChangeDays } from './use-change-days.ts'

const texts = calendarTexts.bar
const LINES = 6

type InRangeProps = { days: Days; listings: readonly ChosenListing[]; isPast: boolean; onDone: () => void }

/** Everything that the chosen days have, also what there was no room to draw. */
export function InRange({ days, listings, isPast, onDone }: InRangeProps) {
  const { from, to } = days
  const lines = listings.flatMap((listing) => linesOf(listing, days))
  const blocks = listings.flatMap((listing) => heldIn(listing, days).filter(isOwnBlock))
  const stays = listings.some((listing) => heldIn(listing, days).some((hold) => hold.stays))
  const { call } = useServices()
  const change = useChangeDays(onDone)
  const unblock = useMutation({
    mutationFn: () =>
      change(async () => {
        for (const { id } of listings)
          await call(hostingCalls.unblock, { params: { id }, body: { from, to } })
        return { title: calendarTexts.chosen.unblocked }
      }),
    onError: toastError,
  })
  const series = useMutation({
    mutationFn: ({ id, since }: { id: string; since: string | null }) =>
      change(async () => {
        await call(hostingCalls.removeBlocks, {
          params: { series: id },
          body: { listing: null, from: since, to: null },
        })
        return { title: texts.removed }
      }),
    onError: toastError,
  })
  const release = useMutation({
    mutationFn: (id: string) =>
      change(async () => {
        await call(bookingCalls.releaseSecondHold, { params: { id } })
        return { title: texts.holdReleased }
      }),
    onError: toastError,
  })
  if (lines.length === 0) return null
  const [only] = listings
  const [block] = blocks
  const repeats =
    listings.length === 1 && blocks.length === 1 && block?.series && countOf(only, block.series) > 1
      ? block.series
      : null
  return (
    <div className="grid gap-2 text-small lg:rounded-m lg:border lg:bg-card lg:px-5 lg:py-4 lg:shadow-3">
      <ul className="grid max-h-40 gap-1 overflow-y-auto text-ink-2">
        {lines.slice(0, LINES).map(({ key, words, to: path, waiting }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3">
            {path === null ? (
              words
            ) : (
              <Link to={path} className="link">
                {words}
              </Link>
            )}
            {waiting && (
              <button
                type="button"
                aria-disabled={release.isPending}
                aria-label={texts.releaseOf({ who: waiting.guest })}
                className="link min-h-11 font-semibold text-ink"
                onClick={() => release.isPending || release.mutate(waiting.id)}
              >
                {release.isPending ? texts.releasing : texts.release}
              </button>
            )}
          </li>
        ))}
        {lines.length > LINES && <li>{calendarTexts.sync.feed.andMore({ count: lines.length - LINES })}</li>}
      </ul>
      {stays && <p className="text-ink-2">{calendarTexts.chosen.stays}</p>}
      {blocks.length > 0 && !isPast && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="line"
            pending={unblock.isPending}
            pendingText={calendarTexts.chosen.unblocking}
            onClick={() => unblock.mutate()}
          >
            {texts.removeOne}
          </Button>
          {repeats && (
            <>
              <Button
                variant="line"
                pending={series.isPending}
                onClick={() => series.mutate({ id: repeats, since: from })}
              >
                {texts.removeLater}
              </Button>
              <Button
                variant="line"
                pending={series.isPending}
                onClick={() => series.mutate({ id: repeats, since: null })}
              >
                {texts.removeAll}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}

type Held = ChosenListing['held'][number]

const isOwnBlock = ({ kind, stays, space, full }: Held) =>
  kind === 'block' && !stays && space === null && full === null

function heldIn(listing: ChosenListing, { from, to }: Days): Held[] {
  const ids = new Set(
    listing.days.filter(({ date }) => date >= from && date <= to).flatMap(({ holds }) => holds),
  )
  return listing.held.filter(({ id }) => ids.has(id))
}

function countOf(listing: ChosenListing | undefined, series: string): number {
  return listing?.held.filter((hold) => hold.series === series).length ?? 0
}

function linesOf(listing: ChosenListing, days: Days) {
  const { timeZone, seesBookings } = listing
  const held = heldIn(listing, days).map((hold) => ({
    key: `${listing.id} ${hold.id}`,
    words: heldLine(hold, timeZone, seesBookings),
    to: hold.bookingId === null ? null : `/hosting?tab=today&booking=${hold.bookingId}`,
    waiting: null,
  }))
  const waiting = listing.secondHolds
    .filter(({ startsAt, endsAt }) => {
      const last = new Date(new Date(endsAt).getTime() - 1)
      return (
        toLocal(new Date(startsAt), timeZone).date <= days.to && toLocal(last, timeZone).date >= days.from
      )
    })
    .map((one) => ({
      key: one.id,
      words: `${calendarTexts.board.second}: ${waitingWords(one, timeZone)}`,
      to: one.bookingId === null ? null : `/hosting?tab=today&booking=${one.bookingId}`,
      waiting: one.bookingId === null ? null : { id: one.bookingId, guest: one.guest },
    }))
  return [...held, ...waiting]
}
