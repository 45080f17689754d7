/**
 * What a language's compiled texts count and format with. Dates have plain spaces, because emails are
 * searched and copied.
 */
export const runtimeOf = (locale) => `const locale = '${locale}'
let cardinals, ordinals, numbers, percents, dollars, exactDollars, lists
export const plural = (count) => (cardinals ??= new Intl.PluralRules(locale)).select(count)
export const ordinal = (count) => (ordinals ??= new Intl.PluralRules(locale, { type: 'ordinal' })).select(count)
export const number = (value) => (numbers ??= new Intl.NumberFormat(locale)).format(value)
export const percent = (value) => (percents ??= new Intl.NumberFormat(locale, { style: 'percent' })).format(value)
export const list = (items) => (lists ??= new Intl.ListFormat(locale, { type: 'conjunction' })).format(items)

const currency = (digits) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits })
export const money = (cents) =>
  (cents % 100 === 0 ? (dollars ??= currency(0)) : (exactDollars ??= currency(2))).format(cents / 100)
export const cents = (cents) => (exactDollars ??= currency(2)).format(cents / 100)

const clock = { hour: 'numeric', minute: '2-digit' }
const day = { weekday: 'short', month: 'short', day: 'numeric' }
const whole = { year: 'numeric', month: 'short', day: 'numeric' }
const styles = {
  day,
  date: whole,
  time: clock,
  moment: { ...day, ...clock },
  dateTime: { ...whole, ...clock, timeZoneName: 'short' },
  exact: { weekday: 'short', ...whole, ...clock, timeZoneName: 'short' },
  month: { year: 'numeric', month: 'long' },
}
const made = new Map()
function formatOf(style, timeZone) {
  const key = style + timeZone
  if (!made.has(key)) made.set(key, new Intl.DateTimeFormat(locale, { ...styles[style], timeZone }))
  return made.get(key)
}
const plain = (words) => words.replace(/[\\u2009\\u202f\\u00a0]/g, ' ')
export const date = (style, { at, timeZone }) => plain(formatOf(style, timeZone).format(new Date(at)))
export const range = (style, { from, until, timeZone }) =>
  plain(formatOf(style, timeZone).formatRange(new Date(from), new Date(until)))
`

export const typesOfRuntime = `type DateStyle = 'day' | 'date' | 'time' | 'moment' | 'dateTime' | 'exact' | 'month'
export declare const number: (value: number) => string
export declare const percent: (value: number) => string
export declare const money: (cents: number) => string
export declare const cents: (cents: number) => string
export declare const list: (items: readonly string[]) => string
export declare const date: (style: DateStyle, moment: { at: Date | string; timeZone: string }) => string
export declare const range: (
  style: DateStyle,
  range: { from: Date | string; until: Date | string; timeZone: string },
) => string
`
