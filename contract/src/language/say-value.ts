const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const MONEY = /^(-?)\$(\d{1,3}(?:,\d{3})*)(\.\d\d)?$/
const NUMBER = /^\d{1,3}(?:,\d{3})+$/
const MOMENT =
  /^(?:(?:(Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(day)?, )?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)([a-z]*) (\d{1,2})(?:, (\d{4}))?)?(?:(?:, | at )?(\d{1,2}):(\d\d)(?:\s(AM|PM))?)?( [A-Z]{2,5}(?:[+-]\d{1,2}(?::\d\d)?)?)?$/

/** Money, numbers and moments as English writes them, written anew as `locale` does; null: it is none of these. */
export function sayValue(locale: string, value: string): string | null {
  if (value.length > 90 || !/\d/.test(value)) return null
  const [first = '', second, ...more] = value.split(/\s?–\s?/)
  if (second !== undefined) {
    if (more.length > 0) return null
    const from = sayOne(locale, first, /\b(?:AM|PM)\b/.exec(second)?.[0])
    const until = sayOne(locale, second)
    return from && until ? `${from} – ${until}` : null
  }
  return sayOne(locale, value)
}

function sayOne(locale: string, value: string, half?: string): string | null {
  return sayMoney(locale, value) ?? sayMoment(locale, value, half)
}

function sayMoney(locale: string, value: string): string | null {
  const money = MONEY.exec(value)
  if (money) {
    const [, minus, dollars = '', cents = ''] = money
    const amount = Number(dollars.replaceAll(',', '') + cents) * (minus ? -1 : 1)
    const digits = cents === '' ? 0 : 2
    return amount.toLocaleString(locale, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  }
  return NUMBER.test(value) ? Number(value.replaceAll(',', '')).toLocaleString(locale) : null
}

function sayMoment(locale: string, value: string, half?: string): string | null {
  const parts = MOMENT.exec(value)
  if (!parts || value.trim() === '') return null
  const [, weekday, longWeekday, month, restOfMonth, day, year, hour, minute, ownHalf, zone = ''] = parts
  const period = ownHalf ?? half
  if (month === undefined && (hour === undefined || period === undefined)) return null
  const hours = hour === undefined ? 0 : (Number(hour) % 12) + (period === 'PM' ? 12 : 0)
  const at = dateOf(weekday?.slice(0, 3), month, Number(day ?? 1), year)
  at.setUTCHours(hours, Number(minute ?? 0))
  const isLong = restOfMonth !== undefined && restOfMonth !== ''
  const options: Intl.DateTimeFormatOptions = {
    timeZone: 'UTC',
    ...(weekday && { weekday: longWeekday ? 'long' : 'short' }),
    ...(month && { month: isLong || month === 'May' ? 'long' : 'short', day: 'numeric' }),
    ...(year && { year: 'numeric' }),
    ...(hour && { hour: 'numeric', minute: '2-digit' }),
  }
  return new Intl.DateTimeFormat(locale, options).format(at).replace(/[\u2009\u202f\u00a0]/g, ' ') + zone
}

/** Without a year, one in which the day falls on its weekday: only the words count. */
function dateOf(
  weekday: string | undefined,
  month: string | undefined,
  day: number,
  year: string | undefined,
): Date {
  const inYear = (one: number) => new Date(Date.UTC(one, Math.max(0, MONTHS.indexOf(month ?? '')), day))
  if (year !== undefined) return inYear(Number(year))
  const years = Array.from({ length: 12 }, (_, index) => 2024 + index)
  const fits = (one: number) => weekday === undefined || WEEKDAYS[inYear(one).getUTCDay()] === weekday
  return inYear(years.find(fits) ?? 2024)
}
