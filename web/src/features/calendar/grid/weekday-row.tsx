import { LOCALE } from '@roomtone/texts/language'
import type { CalendarDay } from './month.ts'

const short = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' })

/** The head of a month: one column for each day of its first week. */
export function WeekdayRow({ week }: { week: CalendarDay[] | undefined }) {
  return (
    <thead>
      <tr className="text-tiny text-ink-2">
        {week?.map(({ iso }) => (
          <th key={iso} scope="col" className="py-2 font-medium md:px-3 md:text-start">
            <abbr title={long.format(new Date(iso))} className="no-underline">
              {short.format(new Date(iso))}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  )
}
