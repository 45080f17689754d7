import type { BookingView } from '@roomtone/contract/booking/booking'
import type { CrewView } from '@roomtone/contract/compliance/crew'
import { crewTexts as texts } from '@roomtone/texts/compliance/crew'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { bookingQuery } from '../../../parts/booking/booking.query.ts'
import { whenWords } from '../../../parts/booking/booking-when.ts'
import { ShootTimes } from '../../../parts/booking/shoot-times.tsx'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { MissingOrFailed } from '../../../parts/page/missing-or-failed.tsx'
import { momentWords, zoneWords } from '../../../parts/time/when.ts'
import { useServices } from '../../../platform/services.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { backTo } from '../back-to.ts'
import { CallSheetForm } from './call-sheet-form.tsx'
import { crewQuery } from './crew.query.ts'
import { CrewEditor } from './crew-editor.tsx'
import { CrewLinks } from './crew-links.tsx'
import { CrewTable } from './crew-table.tsx'
import { useCrewDraft } from './use-crew-draft.ts'

/** Who will be there and what they need to know: the guest writes it, both sides read it. */
export function CrewPage({ bookingId }: { bookingId: string }) {
  const services = useServices()
  const crew = useQuery(crewQuery(services, bookingId))
  const booking = useQuery(bookingQuery(services, bookingId))
  const error = [crew, booking].find(({ isError, data }) => isError && !data)?.error
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pb-28 print:py-0">
      {crew.data && booking.data ? (
        <Crew crew={crew.data} booking={booking.data} />
      ) : error ? (
        <MissingOrFailed
          error={error}
          onRetry={() => void Promise.all([crew.refetch(), booking.refetch()])}
          retrying={crew.isFetching || booking.isFetching}
          missing={{
            ...texts.missing,
            action: <ButtonLink to="/trips">{texts.missing.action}</ButtonLink>,
          }}
          failed={texts.failed}
          heading={texts.title}
        />
      ) : (
        <CrewSkeleton />
      )}
    </main>
  )
}

type CrewProps = { crew: CrewView; booking: BookingView }

function Crew({ crew, booking }: CrewProps) {
  return (
    <>
      <Head booking={booking} />
      <div className="mt-10 border-t pt-8">
        {booking.party === 'guest' ? (
          <ForGuest crew={crew} booking={booking} />
        ) : (
          <div className="grid max-w-3xl gap-12">
            <Section title={texts.list.title}>
              <CrewTable members={crew.members} />
            </Section>
            <Section title={texts.sheet.title}>
              <CallSheetFacts crew={crew} />
            </Section>
          </div>
        )}
      </div>
    </>
  )
}

function Head({ booking }: { booking: BookingView }) {
  const { id, party, production, property } = booking
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
      <div className="min-w-0">
        <div className="text-small text-ink-2 print:hidden">
          <BackLink to={backTo(party, id)}>{texts.back[party]}</BackLink>
        </div>
        <h1 className="mt-4">{texts.title}</h1>
        <p className="mt-5 text-h3 wrap-anywhere">{production.title}</p>
        <p className="text-ink-2 wrap-anywhere">
          {property.title} · {whenWords(booking)}
        </p>
        <ShootTimes booking={booking} className="text-ink-2" />
      </div>
      <Button variant="line" className="print:hidden" onClick={() => window.print()}>
        <Printer className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
        {texts.print}
      </Button>
    </header>
  )
}

function ForGuest({ crew, booking }: CrewProps) {
  const draft = useCrewDraft(booking.id, crew)
  const { canEdit, members } = crew
  const canLink = booking.state === 'confirmed' && Date.parse(booking.endsAt) > Date.now()
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_24rem]">
      <div className="grid min-w-0 content-start gap-12">
        <Section title={texts.list.title}>
          <p className="mb-5 text-ink-2 print:hidden">{canEdit ? texts.list.text : texts.list.closed}</p>
          {canEdit && <CrewEditor crew={crew} draft={draft} />}
          <ToRead isPrintOnly={canEdit}>
            <CrewTable members={members.map((member) => ({ ...member, link: null }))} />
          </ToRead>
        </Section>
        <Section title={texts.sheet.title}>
          <p className="mb-5 text-ink-2 print:hidden">{canEdit ? texts.sheet.text : texts.sheet.closed}</p>
          {canEdit && <CallSheetForm bookingId={booking.id} crew={crew} />}
          <ToRead isPrintOnly={canEdit}>
            <CallSheetFacts crew={crew} />
          </ToRead>
        </Section>
      </div>
      {canLink && (
        <aside className="min-w-0 print:hidden">
          <Section title={texts.links.title}>
            <p className="mb-4 text-ink-2">{texts.links.text}</p>
            <CrewLinks bookingId={booking.id} crew={crew} isUnsaved={draft.isDirty} />
          </Section>
        </aside>
      )}
    </div>
  )
}

/** Fields don't print well, so paper gets the saved list. */
function ToRead({ isPrintOnly, children }: { isPrintOnly: boolean; children: ReactNode }) {
  return <div className={isPrintOnly ? 'hidden print:block' : undefined}>{children}</div>
}

function CrewSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className="max-w-3xl">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="mt-4 h-12" />
        <Skeleton className="mt-4 h-6" />
        <Skeleton className="mt-8 h-120" />
      </div>
    </Loading>
  )
}

/** The call sheet to read and to print. */
function CallSheetFacts({ crew: { callSheet, timeZone } }: { crew: CrewView }) {
  if (callSheet === null) return <p className="text-ink-2">{texts.sheet.none}</p>
  const { callAt, parking, contacts, hospital, notes } = callSheet
  const facts = [
    [texts.sheet.callAt, `${momentWords(callAt, timeZone)}, ${zoneWords(timeZone, new Date(callAt))}`],
    [texts.sheet.parking, parking],
    [texts.sheet.contacts, contacts],
    [texts.sheet.hospital, hospital],
    [texts.sheet.notes, notes],
  ]
  return (
    <dl className="border-t">
      {facts.map(([title, text]) => (
        <div key={title} className="gap-4 border-b py-4 wrap-anywhere sm:flex print:break-inside-avoid">
          <dt className="flex-none font-medium sm:w-36">{title}</dt>
          <dd className="whitespace-pre-line text-ink-2">{text || texts.sheet.nothing}</dd>
        </div>
      ))}
    </dl>
  )
}
