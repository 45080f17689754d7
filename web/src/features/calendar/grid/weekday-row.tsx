import { LOCALE } from '@roomtone/texts/language'
import type { CalendarDay } from './month.ts'

const short = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: 'UTC' })
const narrow = new Intl.DateTimeFormat(LOCALE, { weekday: 'narrow', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' })

/** The head of a month: one column for each day of its first week. */
export function WeekdayRow({ week }: { week: CalendarDay[] | undefined }) {
  return (
    <thead>
      <tr className="text-tiny text-ink-2">
        {week?.map(({ iso }) => (
          <th key={iso} scope="col" className="py-2 font-medium md:px-3 md:text-start">
            <abbr title={long.format(new Date(iso))} className="no-underline">
              <span className="sm:hidden">{narrow.format(new Date(iso))}</span>
              <span className="max-sm:hidden">{short.format(new Date(iso))}</span>
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  )
}
