import { cx } from '../../ui/cx.ts'
import { calendarTexts } from './calendar.texts.ts'
import { barLook } from './calendar-bar.tsx'

const texts = calendarTexts.grid

export function CalendarLegend({ timeZone }: { timeZone: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-ink-2">
      {(['booking', 'import', 'block'] as const).map((kind) => (
        <span key={kind} className="inline-flex items-center gap-2">
          <span
            aria-hidden="true"
            className={cx('h-3 w-6 rounded-s', barLook[kind].className)}
            style={barLook[kind].style}
          />
          {texts.legend[kind]}
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
