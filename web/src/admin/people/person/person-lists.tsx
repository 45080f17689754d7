import type { PersonDetail } from '@roomtone/contract/people/show-person'
import { personTexts as texts } from '@roomtone/texts/admin/person'
import { bookingStates } from '@roomtone/texts/labels'
import { Link } from 'react-router'
import { deviceWords } from '../../../parts/person/device-words.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { Moment } from '../../list/moment.tsx'
import { wordsOf } from '../../records/audit/audit-words.ts'
import { PersonRow, PersonRows, PersonSection } from './person-section.tsx'

export function PersonLists({ detail }: { detail: PersonDetail }) {
  const { person, sessions, asGuest, asHost, listings, cases, claims, audit } = detail
  const search = encodeURIComponent(person.email)
  return (
    <>
      <Bookings title={texts.sections.asGuest} bookings={asGuest} search={search} />
      <Bookings title={texts.sections.asHost} bookings={asHost} search={search} />
      <PersonSection title={texts.sections.listings}>
        <PersonRows>
          {listings.items.map((one) => (
            <PersonRow key={one.id} aside={one.isAvailable ? texts.available : texts.unavailable}>
              <Link to={`/property/${one.id}`} className="link">
                {one.title}
              </Link>
              , {one.city}
            </PersonRow>
          ))}
        </PersonRows>
        <More shown={listings.items.length} total={listings.total} />
      </PersonSection>
      <PersonSection title={texts.sections.sessions}>
        <PersonRows>
          {sessions.items.map((one) => (
            <PersonRow key={one.startedAt} aside={<Moment at={one.lastUsedAt} />}>
              {deviceWords(one)}, {one.place ?? one.address}
            </PersonRow>
          ))}
        </PersonRows>
        <More shown={sessions.items.length} total={sessions.total} />
      </PersonSection>
      <PersonSection title={texts.sections.cases}>
        <PersonRows>
          {cases.items.map((one) => (
            <PersonRow key={one.id} aside={<Moment at={one.createdAt} dateOnly />}>
              {texts.severities[one.severity]}: {one.reason} ({texts.caseStates[one.state]})
            </PersonRow>
          ))}
        </PersonRows>
        <More shown={cases.items.length} total={cases.total} />
      </PersonSection>
      <PersonSection title={texts.sections.claims}>
        <PersonRows>
          {claims.items.map((one) => (
            <PersonRow key={one.id} aside={<Moment at={one.createdAt} dateOnly />}>
              <Link to={`/admin/disputes?case=${one.id}`} className="link">
                {one.isClaimant ? texts.sides.claimant : texts.sides.respondent}
              </Link>{' '}
              ({texts.claimStates[one.state]})
            </PersonRow>
          ))}
        </PersonRows>
        <More shown={claims.items.length} total={claims.total} />
      </PersonSection>
      <PersonSection
        title={texts.sections.audit}
        all={
          <Link to={`/admin/audit?subject=${person.id}`} className="link">
            {texts.all({ count: audit.total })}
          </Link>
        }
      >
        <PersonRows>
          {audit.items.map((one) => (
            <PersonRow key={one.id} aside={<Moment at={one.at} />}>
              {wordsOf(one.action)}
              {one.actor && <span className="text-ink-2">, {one.actor}</span>}
            </PersonRow>
          ))}
        </PersonRows>
      </PersonSection>
    </>
  )
}

type BookingsProps = { title: string; bookings: PersonDetail['asGuest']; search: string }

function Bookings({ title, bookings, search }: BookingsProps) {
  return (
    <PersonSection
      title={title}
      all={
        bookings.total > bookings.items.length && (
          <Link to={`/admin/bookings?q=${search}`} className="link">
            {texts.all({ count: bookings.total })}
          </Link>
        )
      }
    >
      <PersonRows>
        {bookings.items.map((one) => (
          <PersonRow key={one.id} aside={formatMoney(one.total)}>
            <Link to={`/admin/bookings?booking=${one.id}`} className="link">
              {one.title}
            </Link>
            , <Moment at={one.startsAt} dateOnly /> ({bookingStates[one.state]})
          </PersonRow>
        ))}
      </PersonRows>
    </PersonSection>
  )
}

function More({ shown, total }: { shown: number; total: number }) {
  if (total <= shown) return null
  return <p className="mt-3 text-small text-ink-2">{texts.count({ shown, total })}</p>
}
