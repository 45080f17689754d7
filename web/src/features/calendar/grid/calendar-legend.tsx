import { cx } from '../../../ui/cx.ts'
import { calendarTexts } from '../calendar.texts.ts'
import { barLook } from './calendar-bar.tsx'

const texts = calendarTexts.grid

export function CalendarLegend({ timeZone }: { timeZone: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-ink-2">
      {(['confirmed', 'pending', 'other', 'block'] as const).map((look) => (
        <span key={look} className="inline-flex items-center gap-2">
          <span
            aria-hidden="true"
            className={cx('h-3 w-6 rounded-s', barLook[look].className)}
            style={barLook[look].style}
          />
          {texts.legend[look]}
        </span>
      ))}
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="font-semibold text-ink">
          $260
        </span>
        {texts.legend.price}
      </span>
      <span className="w-full">{texts.zone(timeZone)}</span>
    </div>
  )
}
