import type { HostCalendars } from '@roomtone/contract/hosting/host-calendar'
import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { toLocal } from '@roomtone/domain/time/zone'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { LOCALE } from '@roomtone/texts/language'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { wordsOf } from '../../../parts/booking/held-line.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { cx } from '../../../ui/cx.ts'
import { Picture } from '../../../ui/picture.tsx'
import { type Chosen, isChosen } from './choice.ts'
import { laneOf, shareOf } from './lane.ts'
import { LaneHatch, LanePiece } from './lane-piece.tsx'
import { hoursWords, pieceDetail, waitingWords } from './piece-words.ts'
import { CELL, NONE, ROW, ROW_HEADER } from './roles.ts'

const texts = calendarTexts.board
const longDay = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

type Calendar = HostCalendars['listings'][number]

type BoardRowProps = {
  calendar: Calendar
  listing: OwnListing | undefined
  row: number
  dates: readonly string[]
  chosen: Chosen | null
  now: Date
  cell: (cell: { row: number; date: string }) => ComponentProps<'div'>
}

/** A space with its days side by side. */
export function BoardRow({ calendar, listing, row, dates, chosen, now, cell }: BoardRowProps) {
  const { id, title, timeZone, today, seesBookings } = calendar
  const { pieces, hatches, more } = laneOf(calendar, dates)
  const columns = dates.length
  const days = new Map(calendar.days.map((day) => [day.date, day]))
  const taken = new Set([
    ...pieces.flatMap(({ column, span }) => Array.from({ length: span }, (_, index) => column + index)),
  ])
  return (
    <div {...ROW} className="grid grid-cols-[13.5rem_1fr]">
      <div
        {...ROW_HEADER}
        className="sticky start-0 z-4 flex min-w-0 items-center gap-3 bg-card py-2 ps-4 pe-2"
      >
        {listing?.cover && (
          <span className="h-8 w-12 flex-none overflow-hidden rounded-s">
            <Picture
              picture={uploaded(listing.cover)}
              sizes="48px"
              alt=""
              className="size-full object-cover"
            />
          </span>
        )}
        <span className="min-w-0">
          <Link
            to={`/hosting?tab=calendar&listing=${id}`}
            className="block text-small leading-tight font-semibold text-balance hover:underline"
          >
            {title}
          </Link>
          {listing && (
            <span className="text-tiny text-ink-2 even-figures">
              {texts.perDay({ amount: formatMoney(listing.pricePerDay) })}
            </span>
          )}
        </span>
      </div>
      <div
        {...NONE}
        className="relative grid h-28"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {dates.map((date, column) => {
          const day = days.get(date)
          const isOn = isChosen(chosen, { row, date })
          const hidden = more.get(column) ?? 0
          return (
            <div
              key={date}
              {...cell({ row, date })}
              {...{ ...CELL, 'aria-selected': isOn, 'aria-label': wordsFor(calendar, date, date < today) }}
              data-row={row}
              data-date={date}
              aria-current={date === today ? 'date' : undefined}
              className={cx(
                'relative min-w-0 cursor-pointer border-s outline-offset-[-2px]',
                isOn ? 'bg-accent-soft' : date < today ? 'bg-paper' : day?.isWeekend ? 'bg-paper-2/50' : '',
              )}
              style={isOn ? outlineOf(chosen, row, date) : undefined}
            >
              {date >= today && day && !taken.has(column) && (
                <span
                  className={cx(
                    'absolute inset-x-0 bottom-1.5 truncate text-tiny even-figures',
                    columns > 14 ? 'ps-0.5' : 'ps-2',
                    isOn || day.isOverride ? 'font-semibold text-ink' : 'text-ink-2',
                  )}
                >
                  {day.isHourlyOverride && (
                    <span className="block truncate font-semibold text-ink">
                      {texts.perHour({ amount: formatMoney(day.hourly) })}
                    </span>
                  )}
                  {formatMoney(day.price)}
                </span>
              )}
              {hidden > 0 && (
                <span className="absolute end-1.5 bottom-0.5 text-tiny font-semibold text-ink-2">
                  {calendarTexts.grid.more({ count: hidden })}
                </span>
              )}
              {date === today && <NowLine timeZone={timeZone} now={now} />}
            </div>
          )
        })}
        {hatches.map((hatch) => (
          <LaneHatch key={hatch.key} hatch={hatch} columns={columns} />
        ))}
        {pieces.map((piece) => (
          <LanePiece
            key={piece.key}
            piece={piece}
            columns={columns}
            timeZone={timeZone}
            seesBookings={seesBookings}
          />
        ))}
      </div>
    </div>
  )
}

function NowLine({ timeZone, now }: { timeZone: string; now: Date }) {
  const top = shareOf(toLocal(now, timeZone).minutes)
  return (
    <i
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 z-1 h-0.5 bg-accent before:absolute before:-start-1 before:-top-0.75 before:size-2 before:rounded-pill before:bg-accent"
      style={{ top: `${top * 100}%` }}
    />
  )
}

/** A frame around all that is chosen, drawn by the cells at its edges. */
function outlineOf(chosen: Chosen | null, row: number, date: string) {
  if (!chosen) return undefined
  const edges = [
    date === chosen.from && 'inset 2px 0 var(--accent)',
    date === chosen.to && 'inset -2px 0 var(--accent)',
    row === chosen.first && 'inset 0 2px var(--accent)',
    row === chosen.last && 'inset 0 -2px var(--accent)',
  ].filter((edge) => edge !== false)
  return { boxShadow: edges.join(', ') }
}

/** Everything that is drawn in the cell, for people who can't see it. */
function wordsFor(calendar: Calendar, date: string, isPast: boolean): string {
  const { title, days, held, secondHolds, timeZone, seesBookings } = calendar
  const day = days.find((one) => one.date === date)
  const there = held.filter(({ id }) => day?.holds.includes(id))
  const waiting = secondHolds.filter(({ startsAt, endsAt }) =>
    [startsAt, endsAt].some((at) => toLocal(new Date(at), timeZone).date === date),
  )
  return [
    `${longDay.format(new Date(date))}, ${title}`,
    ...(day && !isPast ? [formatMoney(day.price)] : []),
    ...(day?.isHourlyOverride && !isPast ? [texts.perHour({ amount: formatMoney(day.hourly) })] : []),
    ...there.map((hold) => [...wordsOf(hold, seesBookings), pieceDetail(hold, timeZone)].join(' ')),
    ...waiting.map((one) => {
      const hours = hoursWords(new Date(one.startsAt), new Date(one.endsAt), timeZone)
      return `${texts.second}, ${hours}: ${waitingWords(one, timeZone)}`
    }),
  ].join(', ')
}
