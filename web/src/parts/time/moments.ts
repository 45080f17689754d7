import { LOCALE } from '@roomtone/texts/language'
import { unbroken } from '../../platform/language/clock.ts'

const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' })

/** In the reader's own time. */
export const dateOf = (instant: string): string => date.format(new Date(instant))
export const momentOf = (instant: string): string => unbroken(moment.format(new Date(instant)))
