import { allowedIn, type TermsBlock } from '@roomtone/domain/listing/terms'
import { summaryTexts as texts } from '@roomtone/texts/application/summary'
import { activities, cancellationPolicies, spaceKinds } from '@roomtone/texts/labels'
import { bookingTexts } from '@roomtone/texts/listing/booking'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { termsTexts } from '@roomtone/texts/listing/terms'
import { hoursWords } from '../../../parts/listing/hours-words.ts'
import { papersWords } from '../../../parts/listing/papers-words.ts'
import { TERM_WORDS } from '../../../parts/listing/terms/term-words.ts'
import type { TermsValues } from '../../../parts/listing/terms/terms-form.ts'
import { weekdayNames } from '../../../parts/time/weekdays.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { listWords } from '../../../platform/language/list-words.ts'

const { prices, times, arrival } = editorTexts

const perHour = (price: number) => `${formatMoney(price)} ${bookingTexts.perHour}`
const perDay = (price: number) => `${formatMoney(price)} ${bookingTexts.perDay}`
const named = (name: string, value: string) => (value === '' ? '' : texts.named({ name, value }))
const joined = (...parts: string[]) => parts.join(' · ')

const LINES: Record<TermsBlock, (terms: TermsValues) => (string | false | null)[]> = {
  space: ({ spaceKind }) => [spaceKinds[spaceKind]],
  prices: ({ rentsBy, ...terms }) => [
    prices.rents[rentsBy],
    rentsBy !== 'day' &&
      joined(
        perHour(terms.hourlyRate),
        named(times.minimumHours, TERM_WORDS.minimumHours(terms.minimumHours)),
      ),
    rentsBy === 'hour'
      ? perDay(terms.pricePerDay)
      : joined(
          perDay(terms.pricePerDay),
          named(times.minDays, String(terms.minDays)),
          named(times.maxDays, String(terms.maxDays)),
        ),
    rentsBy !== 'hour' &&
      terms.weeklyDiscountPercent > 0 &&
      prices.example.line['weekly-discount']({ percent: terms.weeklyDiscountPercent }),
  ],
  hours: ({ hours }) => [hoursWords(hours)],
  weekend: ({ weekendDays, weekendPrice, weekendHourlyRate, rentsBy }) =>
    weekendDays.length === 0
      ? [termsTexts.noWeekend]
      : [
          weekdayNames(weekendDays),
          rentsBy !== 'day' && weekendHourlyRate !== null && perHour(weekendHourlyRate),
          weekendPrice !== null && perDay(weekendPrice),
        ],
  cleaning: ({ cleaningFee }) => [cleaningFee > 0 && formatMoney(cleaningFee)],
  allows: ({ allows }) => [
    listWords(allowedIn(allows).map((activity) => activities[activity])) || editorTexts.allows.nothing,
  ],
  rules: ({ houseRules }) => houseRules.map(({ title }) => title),
  cancellation: ({ cancellationPolicy }) => [cancellationPolicies[cancellationPolicy]],
  approval: ({ bookingApproval }) => [screenTexts.booking[bookingApproval].label],
  notice: ({ noticeHours, turnaroundMinutes }) => [
    named(times.noticeHours, TERM_WORDS.noticeHours(noticeHours)),
    named(times.turnaroundMinutes, TERM_WORDS.turnaroundMinutes(turnaroundMinutes)),
  ],
  papers: ({ insuranceLeast, permitRequired }) => [
    papersWords({ insuranceLeast, permit: permitRequired }) || editorTexts.papers.nothing,
  ],
  arrival: ({ accessNotes, wifiName, wifiPassword, loadIn, parking, arrivalPhotos }) => [
    accessNotes,
    named(arrival.wifiName, wifiName),
    named(arrival.wifiPassword, wifiPassword),
    named(arrival.loadIn, loadIn),
    named(arrival.parking, parking),
    arrivalPhotos.length > 0 && texts.photos({ count: arrivalPhotos.length }),
  ],
}

/** What the host has set in a block of the terms; empty where that is nothing. */
export function termsLinesOf(block: TermsBlock, terms: TermsValues): string[] {
  return [...new Set(LINES[block](terms).filter((line): line is string => Boolean(line)))]
}
