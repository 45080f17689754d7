import { priceViewOf } from '@roomtone/contract/listing/price-view'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import { FIRST_BOOKINGS, FIRST_PAYOUT_HOURS, PAYOUT_HOURS } from '@roomtone/domain/payout/payout-due'
import { type Menu, NO_MENU } from '@roomtone/domain/pricing/menu'
import type { Quote, QuoteLine } from '@roomtone/domain/pricing/quote'
import type { Rates } from '@roomtone/domain/pricing/rates'
import { type LocalDate, weekdayOf } from '@roomtone/domain/time/local-date'
import { bookingTexts } from '@roomtone/texts/listing/booking'
import { termsTexts } from '@roomtone/texts/listing/terms'
import { useState } from 'react'
import { formatMoney } from '../../../platform/format/money.ts'
import { timeWords } from '../../../platform/language/clock.ts'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { useSite } from '../../../platform/queries/site.query.ts'
import { Card } from '../../../ui/card.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { weekdayName } from '../../time/weekdays.ts'
import { dayWords } from '../../time/when.ts'
import type { Choice } from '../choice.ts'
import { BySwitch } from '../quote/by-switch.tsx'
import { PriceHead } from '../quote/price-head.tsx'
import { PriceLines } from '../quote/price-lines.tsx'
import { dayTitle, hourTitle } from './example-titles.ts'
import { type DayExample, dayExample, type HourExample, hourExample, quoteOf } from './examples.ts'
import type { TermsValues } from './terms-form.ts'
import { problemFieldIn, problemsIn } from './terms-problems.ts'

const texts = termsTexts.preview
const SATURDAY = 6
const CARD = 'what-crews-see'
const PRICE_BLOCKS = ['prices', 'weekend', 'cleaning'] as const

type TermsPreviewProps = {
  values: TermsValues
  cover: PhotoView | undefined
  today: LocalDate
  /** A live listing's menu; a draft has none yet. */
  menu?: Menu
}

/** The prices of the current terms, by the same function that makes the real ones. */
function useExamples({ values, today, menu = NO_MENU }: Omit<TermsPreviewProps, 'cover'>) {
  const { feeHundredths, taxHundredths } = useSite()
  const rates: Rates = { ...values, menu, feeHundredths, taxHundredths, overrides: {} }
  const hour = hourExample(values, today)
  const day = dayExample(values, today)
  const isPriced = !hasWrongPrice(values)
  const byHour = hour && isPriced ? quoteOf(rates, { by: 'hour', ...hour }) : null
  const byDay = day && isPriced ? quoteOf(rates, { by: 'day', ...day }) : null
  return { hour, day, isPriced, byHour, byDay }
}

/** Small screens have no room beside the prices: what they come to is below them, and the card at the end. */
export function TermsGlance(props: Omit<TermsPreviewProps, 'cover'>) {
  const { hour, day, byHour, byDay } = useExamples(props)
  const rows = [
    ...(hour && byHour ? [{ title: hourTitle(hour), amount: byHour.subtotal }] : []),
    ...(day && byDay ? [{ title: dayTitle(day), amount: byDay.subtotal }] : []),
  ]
  if (rows.length === 0) return null
  return (
    <div className="mb-6 rounded-m bg-paper-2 p-4 text-small sm:col-span-2 lg:hidden">
      <p className="font-semibold">{texts.receive}</p>
      <dl className="mt-1 even-figures">
        {rows.map(({ title, amount }) => (
          <div key={title} className="flex justify-between gap-4">
            <dt className="text-ink-2">{title}</dt>
            <dd className="font-semibold">{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
      <a href={`#${CARD}`} className="link mt-2 inline-block">
        {texts.title}
      </a>
    </div>
  )
}

export function TermsPreview({ values, cover, today, menu = NO_MENU }: TermsPreviewProps) {
  const { hour, day, isPriced, byHour, byDay } = useExamples({ values, today, menu })
  return (
    <div className="grid grid-cols-1 gap-5 lg:sticky lg:top-6 lg:-mx-5 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:px-5 lg:pb-6">
      <CrewCard {...{ values, cover, isPriced, hour, day, byHour, byDay }} />
      <Card className="p-5!">
        <h2 className="text-title">{texts.receive}</h2>
        <div className="mt-3 grid gap-3 text-small [&>*+*]:border-t [&>*+*]:pt-3">
          {hour && <Receipt title={hourTitle(hour)} note={closedNote(hour)} quote={byHour} />}
          {day && <Receipt title={dayTitle(day)} quote={byDay} />}
          {values.rentsBy === 'day' && <p className="text-ink-2">{texts.notByHour}</p>}
          {values.rentsBy === 'hour' && <p className="text-ink-2">{texts.notByDay}</p>}
          {values.rentsBy !== 'hour' && day === null && <p className="text-ink-2">{texts.noStay}</p>}
          <p className="text-ink-2">
            {texts.paid({ first: FIRST_PAYOUT_HOURS, count: FIRST_BOOKINGS, later: PAYOUT_HOURS })}
          </p>
        </div>
      </Card>
    </div>
  )
}

/** A price that can't be kept is shown to nobody, not even here. */
function hasWrongPrice(values: TermsValues): boolean {
  const problems = problemsIn(values)
  return PRICE_BLOCKS.some((block) => problemFieldIn(block, problems) !== null)
}

type CrewCardProps = Pick<TermsPreviewProps, 'values' | 'cover'> & {
  hour: HourExample | null
  day: DayExample | null
  byHour: Quote | null
  byDay: Quote | null
  isPriced: boolean
}

function CrewCard({ values, cover, isPriced, hour, day, byHour, byDay }: CrewCardProps) {
  const [wanted, setWanted] = useState<Choice['by']>('hour')
  const by = values.rentsBy === 'both' ? wanted : values.rentsBy
  const example = by === 'hour' ? hour : day
  const quote = by === 'hour' ? byHour : byDay
  return (
    <section id={CARD} tabIndex={-1} aria-label={texts.title} className="scroll-mt-6 outline-none">
      <p className="mb-2 text-small font-semibold">{texts.title}</p>
      <Card raised padding="none" className="overflow-hidden">
        {cover && (
          <div className="photo aspect-[3.2]! rounded-none!">
            <Picture picture={uploaded(cover)} alt="" sizes="(min-width: 960px) 392px, 90vw" />
          </div>
        )}
        <div className="grid grid-cols-1 gap-3 p-5 pt-4">
          {isPriced && <PriceHead {...values} />}
          {values.rentsBy === 'both' && <BySwitch by={by} onSwitch={setWanted} />}
          {example && (
            <dl className="flex flex-wrap gap-2 [&>*]:flex-1">
              {'hours' in example ? (
                <>
                  <Cell name={bookingTexts.date}>{dayWords(example.date)}</Cell>
                  <Cell name={bookingTexts.start}>{timeWords(example.start)}</Cell>
                  <Cell name={bookingTexts.hours}>{example.hours}</Cell>
                </>
              ) : (
                <>
                  <Cell name={bookingTexts.checkIn}>{dayWords(example.checkIn)}</Cell>
                  <Cell name={bookingTexts.checkOut}>{dayWords(example.checkOut)}</Cell>
                </>
              )}
            </dl>
          )}
          {quote ? (
            <div className="border-t pt-3">
              <PriceLines price={priceViewOf(quote)} />
            </div>
          ) : (
            <p className="text-small text-ink-2">{example ? texts.noPrice : texts.noStay}</p>
          )}
          <p
            aria-hidden="true"
            className="mt-1 grid min-h-11 place-items-center rounded-pill bg-accent-soft text-small font-semibold text-accent"
          >
            {bookingTexts.action}
          </p>
        </div>
      </Card>
    </section>
  )
}

function Cell({ name, children }: { name: string; children: string | number }) {
  return (
    <div className="rounded-s border px-2.5 py-1.5">
      <dt className="text-tiny text-ink-2">{name}</dt>
      <dd className="text-small font-semibold whitespace-nowrap even-figures">{children}</dd>
    </div>
  )
}

type ReceiptProps = { title: string; note?: string | null; quote: Quote | null }

function Receipt({ title, note, quote }: ReceiptProps) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        {quote && <span className="font-serif text-h2 leading-none">{formatMoney(quote.subtotal)}</span>}
      </p>
      <p className="mt-1 text-ink-2 even-figures">
        {note && `${note} `}
        {quote ? detail(quote) : texts.noPrice}
      </p>
    </div>
  )
}

function detail({ lines, total }: Quote): string {
  const shares = sharesOf(lines)
  return shares.length === 1 ? texts.onlyRent({ total }) : texts.detail({ parts: shares, total })
}

/** The time in one sum, and everything added to it. */
function sharesOf(lines: readonly QuoteLine[]): string[] {
  const { parts } = texts
  const rent = lines.filter(({ kind }) => kind !== 'crew' && kind !== 'add-on' && kind !== 'cleaning')
  const shares = [parts.rent({ amount: rent.reduce((sum, { amount }) => sum + amount, 0) })]
  for (const line of lines) {
    if (line.kind === 'crew') shares.push(parts.crew(line))
    if (line.kind === 'add-on') shares.push(parts.addOn(line))
    if (line.kind === 'cleaning') shares.push(parts.cleaning(line))
  }
  return shares
}

function closedNote({ date }: HourExample): string | null {
  return weekdayOf(date) === SATURDAY ? null : texts.closed({ weekday: weekdayName(SATURDAY, 'long') })
}
