import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { cx } from '../../../ui/cx.ts'
import { barLook } from '../grid/calendar-bar.tsx'
import { HATCH } from './lane-piece.tsx'

const texts = calendarTexts.board

export function BoardLegend() {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-tiny text-ink-2">
      {(['confirmed', 'pending', 'second', 'import', 'block'] as const).map((look) => (
        <span key={look} className="inline-flex items-center gap-2">
          <span
            aria-hidden="true"
            className={cx('h-3 w-5 rounded-s', barLook[look].className)}
            style={barLook[look].style}
          />
          {texts.legend[look]}
        </span>
      ))}
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="h-3 w-5 rounded-s border" style={HATCH} />
        {texts.legend.hatch}
      </span>
      <span className="ms-auto max-lg:hidden">{texts.how}</span>
    </div>
  )
}
