import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { calendarTexts as texts } from '@roomtone/texts/calendar/calendar'
import { sharedTexts } from '@roomtone/texts/listing/shared'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { type Month, monthName, monthText, shiftMonth } from './month.ts'

type CalendarHeadingProps = { month: Month; listings: readonly OwnListing[]; chosen: OwnListing | undefined }

export function CalendarHeading({ month, listings, chosen }: CalendarHeadingProps) {
  const navigate = useNavigate()
  const several = listings.length > 1
  const path = (wanted: Month | null, listing = several ? chosen?.id : undefined) =>
    `/hosting?tab=calendar${wanted ? `&month=${monthText(wanted)}` : ''}${listing ? `&listing=${listing}` : ''}`
  const step = 'inline-grid size-11 place-items-center rounded-pill hover:bg-paper-2'
  return (
    <div className="mb-8 flex flex-wrap items-center gap-2">
      <h1 className="first-letter:uppercase max-md:w-full md:me-3" aria-live="polite">
        {monthName(month)}
      </h1>
      <Link to={path(shiftMonth(month, -1))} preventScrollReset aria-label={texts.previous} className={step}>
        <ChevronLeft className="size-5" strokeWidth={1.5} aria-hidden="true" />
      </Link>
      <Link to={path(shiftMonth(month, 1))} preventScrollReset aria-label={texts.next} className={step}>
        <ChevronRight className="size-5" strokeWidth={1.5} aria-hidden="true" />
      </Link>
      <ButtonLink variant="line" to={path(null)} preventScrollReset className="max-md:ms-auto">
        {texts.today}
      </ButtonLink>
      {several && (
        <div className="relative max-md:w-full md:ms-auto">
          <select
            aria-label={texts.listing}
            value={chosen?.id}
            onChange={(event) => void navigate(path(month, event.target.value), { preventScrollReset: true })}
            className="pill w-full appearance-none pe-10 font-medium"
          >
            {listings.map(({ id, title, shared }) => (
              <option key={id} value={id}>
                {shared ? `${title} (${sharedTexts.by({ host: shared.host })})` : title}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-1/2 end-3 size-4.5 [translate:0_-50%] text-ink-2"
            strokeWidth={1.5}
            aria-hidden="true"
          />
        </div>
      )}
    </div>
  )
}
