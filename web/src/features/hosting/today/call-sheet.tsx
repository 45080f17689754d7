import { todayTexts } from '@roomtone/texts/hosting/today'
import { timeWords } from '../../../platform/language/clock.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { CallSheetLane } from './call-sheet-lane.tsx'
import { minuteOf, placeOf, type Scale, type SheetListing, scaleOf, ticksOf } from './call-sheet-scale.ts'

const texts = todayTexts.sheet
/** Closer than this, in percent, the hour would be under the label of now; on a phone it is wider. */
const CLEAR = 7
const CLEAR_NARROW = 18

type CallSheetProps = {
  listings: readonly SheetListing[]
  /** Unanswered bookings: they hold their time, but are not certain. */
  pending: ReadonlySet<string>
  now: number
  /** Spaces with nothing that day are one line, which opens. */
  foldsEmpty: boolean
}

/** Every space's day, one below the other, in its own local time. */
export function CallSheet({ listings, pending, now, foldsEmpty }: CallSheetProps) {
  const scale = scaleOf(listings)
  const minutes = new Map(listings.map((listing) => [listing.id, minuteOf(listing, new Date(now))]))
  const isOneTime = new Set(minutes.values()).size === 1
  const folded = foldsEmpty ? listings.filter(({ holds }) => holds.length === 0) : []
  const shown = listings.filter((listing) => !folded.includes(listing))
  const lanes = (of: readonly SheetListing[]) => (
    <ul>
      {of.map((listing) => (
        <CallSheetLane
          key={listing.id}
          listing={listing}
          scale={scale}
          pending={pending}
          now={minutes.get(listing.id) ?? 0}
          showsTime={!isOneTime}
        />
      ))}
    </ul>
  )
  return (
    <Card role="group" aria-label={texts.label}>
      {shown.length > 0 && (
        <>
          <div className="gap-2 lg:flex lg:items-center">
            <h2 className="font-sans text-small font-medium tracking-normal max-lg:sr-only lg:w-72 lg:flex-none">
              {texts.title}
            </h2>
            <Hours scale={scale} now={isOneTime ? (minutes.values().next().value ?? null) : null} />
          </div>
          {lanes(shown)}
        </>
      )}
      {folded.length > 0 && (
        <details className={cx(shown.length > 0 && 'border-t pt-3')}>
          <summary className="touch text-small font-medium">
            {texts.nothing({ count: folded.length })}
          </summary>
          <div className="mt-3">{lanes(folded)}</div>
        </details>
      )}
    </Card>
  )
}

function Hours({ scale, now }: { scale: Scale; now: number | null }) {
  const ticks = ticksOf(scale)
  const left = now === null ? null : placeOf(now, scale)
  const distance = (tick: number) => (left === null ? 100 : Math.abs(left - tick))
  return (
    <div aria-hidden="true" className="relative h-6 text-tiny text-ink-2 even-figures lg:flex-1">
      {ticks.map((tick, index) => (
        <span
          key={tick.minute}
          className={cx(
            'absolute whitespace-nowrap',
            (index % 2 === 1 || distance(tick.left) < CLEAR_NARROW) && 'max-md:hidden',
            distance(tick.left) < CLEAR && 'hidden',
          )}
          style={{ left: `${tick.left}%`, translate: '-50%' }}
        >
          {tick.label}
        </span>
      ))}
      {left !== null && now !== null && (
        <span
          className="absolute rounded-pill bg-accent px-2 font-semibold whitespace-nowrap text-accent-ink"
          style={{ left: `${left}%`, translate: `-${left < CLEAR ? 0 : left > 100 - CLEAR ? 100 : 50}%` }}
        >
          {timeWords(now)}
        </span>
      )}
    </div>
  )
}
