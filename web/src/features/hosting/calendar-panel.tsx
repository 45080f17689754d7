import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { FigureCard } from './figure-card.tsx'
import { hostingTexts } from './hosting.texts.ts'
import { localDay, type Month, monthText, shiftMonth } from './month.ts'
import { MonthGrid } from './month-grid.tsx'

const texts = hostingTexts.calendar
/** Cents: what a day shows while there is no live listing. */
const FALLBACK_PRICE = 19_000
const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const pathTo = (month: Month) => `/hosting?tab=calendar&month=${monthText(month)}`

export function CalendarPanel({ month: asked, now }: { month: Month | null; now: Date }) {
  const month = asked ?? { year: now.getFullYear(), month: now.getMonth() + 1 }
  const title = monthName.format(Date.UTC(month.year, month.month - 1))
  const step = 'inline-grid size-11 place-items-center rounded-pill hover:bg-paper-2'
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28">
      <div className="mb-8 flex flex-wrap items-center gap-2">
        <h1 className="max-md:w-full md:mr-3" aria-live="polite">
          {title}
        </h1>
        <Link
          to={pathTo(shiftMonth(month, -1))}
          preventScrollReset
          aria-label={texts.previous}
          className={step}
        >
          <ChevronLeft className="size-5" strokeWidth={1.5} aria-hidden="true" />
        </Link>
        <Link to={pathTo(shiftMonth(month, 1))} preventScrollReset aria-label={texts.next} className={step}>
          <ChevronRight className="size-5" strokeWidth={1.5} aria-hidden="true" />
        </Link>
        <ButtonLink variant="line" to="/hosting?tab=calendar" preventScrollReset className="max-md:ml-auto">
          {texts.today}
        </ButtonLink>
      </div>
      <div className="grid gap-6 lg:grid-cols-[1fr_19rem] lg:items-start lg:gap-12">
        <MonthGrid month={month} title={title} today={localDay(now)} pricePerDay={FALLBACK_PRICE} />
        <div className="grid gap-3">
          <FigureCard {...texts.price} />
          <FigureCard {...texts.availability} />
          <p className="mt-3 text-small text-ink-2">{texts.note}</p>
          <ButtonLink to="/listing-wizard" className="justify-self-start">
            {texts.action}
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}
