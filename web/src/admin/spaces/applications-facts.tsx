import type { ApplicationItem } from '@roomtone/contract/application/application'
import { applicationsTexts } from '@roomtone/texts/admin/applications'
import { amenities, countries, placeTypes, propertyTypes } from '@roomtone/texts/labels'
import type { ReactNode } from 'react'
import { formatMoney } from '../../platform/format/money.ts'
import { listWords } from '../../platform/language/list-words.ts'
import { Moment } from '../list/moment.tsx'

const texts = applicationsTexts.facts
const GRID = 'grid grid-cols-2 gap-x-6 gap-y-4 text-small lg:grid-cols-4'

type Address = ApplicationItem['location']

/** The facts on every card. */
export function ApplicationFacts({ item }: { item: ApplicationItem }) {
  return (
    <dl className={GRID}>
      <Fact label={texts.propertyType}>{propertyTypes[item.propertyType]}</Fact>
      <Fact label={texts.privacyLevel}>{applicationsTexts.privacy[item.privacyLevel]}</Fact>
      <Fact label={texts.location}>
        {item.location.city}, {item.location.state}
      </Fact>
      <Fact label={texts.price}>{formatMoney(item.pricePerDay)}</Fact>
      <Fact label={texts.guests}>{item.maxGuests}</Fact>
      <Fact label={texts.bedrooms}>{item.bedrooms}</Fact>
      <Fact label={texts.bathrooms}>{item.bathrooms}</Fact>
      <Fact label={texts.residence}>{oneLine(item.residence)}</Fact>
      <Fact label={texts.applied}>
        <Moment at={item.createdAt} dateOnly />
      </Fact>
      {item.revision > 1 && (
        <Fact label={texts.sent}>
          <Moment at={item.submittedAt} />
        </Fact>
      )}
      {item.decidedAt && (
        <Fact label={texts.decided}>
          <Moment at={item.decidedAt} />
        </Fact>
      )}
    </dl>
  )
}

/** The facts that a reviewer looks up when something seems odd. */
export function ApplicationRest({ item }: { item: ApplicationItem }) {
  const { safety, size, notGiven } = applicationsTexts
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 text-small font-medium">{applicationsTexts.more}</summary>
      <dl className={`mt-4 ${GRID}`}>
        <Fact label={texts.address}>{oneLine(item.location)}</Fact>
        <Fact label={texts.placeType}>{placeTypes[item.placeType]}</Fact>
        <Fact label={texts.beds}>{item.beds}</Fact>
        <Fact label={texts.size}>
          {item.sizeSqft === null ? notGiven : size({ squareFeet: item.sizeSqft })}
        </Fact>
        <Fact label={texts.amenities}>{listed(item.amenities.map((amenity) => amenities[amenity]))}</Fact>
        <Fact label={texts.safety}>{listed(item.safetyFeatures.map((feature) => safety[feature]))}</Fact>
        <Fact label={texts.approval}>{applicationsTexts.approvals[item.bookingApproval]}</Fact>
        <Fact label={texts.preference}>{applicationsTexts.preferences[item.guestPreference]}</Fact>
        {item.timeZone && <Fact label={texts.timeZone}>{item.timeZone.replaceAll('_', ' ')}</Fact>}
      </dl>
    </details>
  )
}

function listed(labels: string[]): string {
  return labels.length === 0 ? applicationsTexts.none : listWords(labels)
}

/** Listings that came without an application have no residence on file. */
function oneLine({ address, city, state, zip, country }: Address): string {
  if (address === '') return applicationsTexts.notGiven
  return `${address}, ${city}, ${state} ${zip}, ${countries[country]}`
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="mt-1 wrap-anywhere">{children}</dd>
    </div>
  )
}
