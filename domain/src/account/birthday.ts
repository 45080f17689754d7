export const MINIMUM_AGE = 18
export const YEARS_OFFERED = 100

export type CalendarDate = { year: number; month: number; day: number }
export type BirthdayProblem = 'not_a_date' | 'in_the_future' | 'under_age'

/** Today for the person; a birthday has no time zone, so UTC is as good as any. */
export function calendarDateOf(now: Date): CalendarDate {
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() }
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

export function isRealDate({ year, month, day }: CalendarDate): boolean {
  if (![year, month, day].every(Number.isInteger)) return false
  if (year < 1900 || year > 9999 || month < 1 || month > 12 || day < 1) return false
  return day <= daysInMonth(year, month)
}

/** Someone born on 29 February turns a year older on 1 March of a common year. */
export function ageOn(birthday: CalendarDate, today: CalendarDate): number {
  const hadBirthday =
    today.month > birthday.month || (today.month === birthday.month && today.day >= birthday.day)
  return today.year - birthday.year - (hadBirthday ? 0 : 1)
}

export function birthdayProblem(birthday: CalendarDate, now: Date): BirthdayProblem | null {
  if (!isRealDate(birthday)) return 'not_a_date'
  const age = ageOn(birthday, calendarDateOf(now))
  if (age < 0) return 'in_the_future'
  return age < MINIMUM_AGE ? 'under_age' : null
}

export function toIsoDate({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The choices of the year list: this year and the 99 before it. */
export function birthYears(now: Date): number[] {
  const { year } = calendarDateOf(now)
  return Array.from({ length: YEARS_OFFERED }, (_, back) => year - back)
}
