import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { calendarTexts as texts } from '@roomtone/texts/calendar/calendar'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { type Month, monthName, monthText, shiftMonth } from './month.ts'
import { SpaceSelect } from './space-select.tsx'

type CalendarHeadingProps = {
  month: Month
  listings: readonly OwnListing[]
  chosen: OwnListing | undefined
  /** Room for all spaces at a time. */
  isWide: boolean
}

export function CalendarHeading({ month, listings, chosen, isWide }: CalendarHeadingProps) {
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
        <SpaceSelect
          listings={listings}
          chosen={chosen ?? null}
          pathTo={(listing) => path(month, listing)}
          pathToAll={isWide ? '/hosting?tab=calendar' : undefined}
          className="max-md:w-full md:ms-auto"
        />
      )}
    </div>
  )
}
