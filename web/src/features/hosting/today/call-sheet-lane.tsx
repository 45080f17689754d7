import { todayTexts } from '@roomtone/texts/hosting/today'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { timeWords } from '../../../platform/language/clock.ts'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { cx } from '../../../ui/cx.ts'
import { Picture } from '../../../ui/picture.tsx'
import {
  minuteOf,
  type Piece,
  type Placed,
  placeHolds,
  placeOf,
  type Scale,
  type SheetListing,
} from './call-sheet-scale.ts'

const texts = todayTexts.sheet
const stripes = (color: string, ground: string) =>
  `repeating-linear-gradient(135deg, ${color} 0 2px, ${ground} 2px 6px)`
const TURNAROUND: CSSProperties = { backgroundImage: stripes('var(--line)', 'transparent') }
const HELD: CSSProperties = { backgroundImage: stripes('var(--line)', 'var(--off-soft)') }
const BAR = 'absolute flex items-center overflow-hidden rounded-s text-tiny whitespace-nowrap'

type LaneProps = {
  listing: SheetListing
  scale: Scale
  pending: ReadonlySet<string>
  /** The minute of the day in the space's own zone. */
  now: number
  /** Spaces in several time zones each say what time it is there. */
  showsTime: boolean
}

export function CallSheetLane({ listing, scale, pending, now, showsTime }: LaneProps) {
  const holds = placeHolds(listing, scale)
  const nowAt = placeOf(now, scale)
  return (
    <li className="grid gap-2 border-t max-lg:py-3 lg:flex lg:items-center">
      <div className="flex min-w-0 items-center gap-3 text-small font-medium lg:w-72 lg:flex-none">
        <span className="photo w-11 flex-none rounded-s">
          <Picture picture={uploaded(listing.cover)} alt="" sizes="44px" />
        </span>
        <span className="min-w-0">
          <span className="block truncate">{listing.title}</span>
          {showsTime && (
            <span className="block text-tiny font-normal text-ink-2">
              {texts.now({ time: timeWords(clock(now)) })}
            </span>
          )}
        </span>
      </div>
      <div className="relative h-12 lg:flex-1" style={gridOf(scale)}>
        {holds.length === 0 ? (
          <Open listing={listing} />
        ) : (
          <ul>
            {holds.map((placed) => (
              <Hold
                key={`${placed.hold.kind} ${placed.hold.startsAt}`}
                placed={placed}
                listing={listing}
                pending={pending}
              />
            ))}
          </ul>
        )}
        {nowAt !== null && (
          <i
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 bg-accent"
            style={{ left: `${nowAt}%`, width: 2 }}
          />
        )}
      </div>
    </li>
  )
}

function Open({ listing }: { listing: SheetListing }) {
  if (listing.isClosed)
    return <p className="flex h-full items-center px-3 text-tiny text-ink-2">{texts.closed}</p>
  const [from, to] = [listing.opensAt, listing.closesAt].map((at) => timeWords(clock(minuteOf(listing, at))))
  return (
    <p className="flex h-full items-center px-3 text-tiny text-ink-2">
      <span aria-hidden="true" className="bg-card">
        {texts.open}
      </span>
      <span className="sr-only">{texts.openAll({ from: from ?? '', to: to ?? '' })}</span>
    </p>
  )
}

type HoldProps = { placed: Placed; listing: SheetListing; pending: ReadonlySet<string> }

function Hold({ placed: { hold, bar, turnaround }, listing, pending }: HoldProps) {
  const isPending = hold.bookingId !== null && pending.has(hold.bookingId)
  const words = wordsOf(hold, listing, isPending)
  return (
    <li>
      {bar && hold.kind === 'booking' && hold.bookingId !== null && (
        <Link
          to={`/hosting?tab=today&booking=${hold.bookingId}`}
          aria-label={words}
          title={words}
          className={cx(
            BAR,
            'border-s-2 px-2 hover:underline',
            isPending ? 'border-wait bg-wait-soft text-wait' : 'border-ok bg-ok-soft text-ok',
          )}
          style={at(bar)}
        >
          <span className="truncate font-semibold">
            {hold.label}
            <span className="font-normal max-lg:hidden"> · {texts.crew({ count: hold.crew })}</span>
          </span>
        </Link>
      )}
      {bar && hold.bookingId === null && (
        <span className={cx(BAR, 'px-1 text-off')} style={{ ...at(bar), ...HELD }}>
          <span aria-hidden="true" className="truncate rounded-s bg-card px-1.5 py-0.5 font-medium">
            {hold.label || texts.kinds[hold.kind]}
          </span>
          <span className="sr-only">{words}</span>
        </span>
      )}
      {turnaround && (
        <i
          title={texts.turnaround}
          aria-hidden="true"
          className={BAR}
          style={{ ...at(turnaround), ...TURNAROUND }}
        />
      )}
    </li>
  )
}

function wordsOf(hold: Placed['hold'], listing: SheetListing, isPending: boolean): string {
  const time = (instant: string) => timeWords(clock(minuteOf(listing, instant)))
  const isBooking = hold.kind === 'booking'
  return [
    hold.label || texts.kinds[hold.kind],
    ...(isBooking && hold.crew > 0 ? [texts.crew({ count: hold.crew })] : []),
    texts.span({ from: time(hold.startsAt), to: time(hold.endsAt) }),
    ...(hasOwnShoot(hold) ? [texts.shoot({ call: time(hold.callAt), wrap: time(hold.wrapAt) })] : []),
    ...(hold.heldUntil > hold.endsAt ? [texts.until({ time: time(hold.heldUntil) })] : []),
    ...(isPending ? [texts.pending] : []),
  ].join(', ')
}

type WithShoot = Placed['hold'] & { callAt: string; wrapAt: string }

/** Prep or strike lie around the shoot. */
function hasOwnShoot(hold: Placed['hold']): hold is WithShoot {
  const { callAt, wrapAt, startsAt, endsAt } = hold
  return callAt !== null && wrapAt !== null && (callAt !== startsAt || wrapAt !== endsAt)
}

const at = ({ left, width }: Piece): CSSProperties => ({
  left: `${left}%`,
  width: `${width}%`,
  top: 6,
  bottom: 6,
})
const clock = (minute: number) => ((minute % 1440) + 1440) % 1440

function gridOf({ from, to, step }: Scale): CSSProperties {
  const share = `calc(100% / ${(to - from) / step})`
  return {
    borderInlineEnd: '1px solid var(--line)',
    backgroundImage: `repeating-linear-gradient(to right, var(--line) 0 1px, transparent 1px ${share})`,
  }
}
