import { DAY_MINUTES } from '@roomtone/domain/listing/editing'
import { LOCALE } from '@roomtone/texts/language'
import { editorTexts } from '@roomtone/texts/listing/editor'

const clock = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** Minutes after midnight as people write them; the end of the day is not its beginning. */
export function clockTime(minutes: number): string {
  return minutes === DAY_MINUTES ? editorTexts.times.midnight : clock.format(minutes * 60_000)
}
