import { ButtonLink } from '../../ui/button.tsx'
import { calendarTexts } from './calendar.texts.ts'
import { FigureCard } from './figure-card.tsx'
import { type Month, monthName } from './grid/month.ts'
import { MonthGrid } from './grid/month-grid.tsx'

const texts = calendarTexts.figures
/** Cents: what a day shows while there is no live listing. */
const FALLBACK_PRICE = 19_000

export function CalendarFigures({ month, today }: { month: Month; today: string }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_19rem] lg:items-start lg:gap-12">
      <MonthGrid month={month} title={monthName(month)} today={today} pricePerDay={FALLBACK_PRICE} />
      <div className="grid gap-3">
        <FigureCard {...texts.price} />
        <FigureCard {...texts.availability} />
        <p className="mt-3 text-small text-ink-2">{texts.note}</p>
        <ButtonLink to="/listing-wizard" className="justify-self-start">
          {texts.action}
        </ButtonLink>
      </div>
    </div>
  )
}
