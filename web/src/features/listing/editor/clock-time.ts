import { DAY_MINUTES } from '@roomtone/domain/listing/editing'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { LOCALE } from '../../../platform/language/language.texts.ts'

const clock = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** Minutes after midnight as people write them; the end of the day is not its beginning. */
export function clockTime(minutes: number): string {
  return minutes === DAY_MINUTES ? editorTexts.times.midnight : clock.format(minutes * 60_000)
}
