import { birthdayProblem, type CalendarDate } from '@roomtone/domain/account/birthday'
import { refusedField } from '../../platform/http/refused.ts'

/** A day on which someone can have been born. Being too young is no mistake in the form; `assess` answers that. */
export function readBirthday(iso: string, now: Date): CalendarDate {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  const birthday = { year, month, day }
  switch (birthdayProblem(birthday, now)) {
    case 'not_a_date':
      throw refusedField('dateOfBirth', 'This date does not exist. Please check the day and the month.')
    case 'in_the_future':
      throw refusedField('dateOfBirth', 'This date lies in the future. Please check the year.')
    default:
      return birthday
  }
}
