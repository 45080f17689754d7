import type { PropertyView } from '@roomtone/contract/listing/property'
import { ACTIVITIES, type Activity } from '@roomtone/domain/listing/activities'
import { activities, amenities as amenityLabels } from '@roomtone/texts/labels'
import { venueDetailsTexts as texts } from '@roomtone/texts/listing/venue-details'
import { Check, Info, X } from 'lucide-react'
import { hoursWords } from '../../../parts/listing/hours-words.ts'
import { papersWords } from '../../../parts/listing/papers-words.ts'
import { cx } from '../../../ui/cx.ts'
import { AMENITY_ICONS } from './amenity-icons.ts'
import { Part } from './venue-parts.tsx'
import { Where } from './venue-where.tsx'

/** What the space has, allows and requires, and roughly where it is. */
export function VenueDetails({ property }: { property: PropertyView }) {
  return (
    <div id="details">
      {property.areas && <Areas {...property.areas} />}
      <Amenities {...property} />
      <Allows {...property} />
      <HouseRules property={property} />
      <Safety {...property} />
      <Where property={property} />
    </div>
  )
}

function Areas({ own, shared }: NonNullable<PropertyView['areas']>) {
  return (
    <Part title={texts.areas.title}>
      <dl className="grid gap-x-6 gap-y-8 wrap-anywhere sm:grid-cols-2">
        <AreaList title={texts.areas.own} areas={own} />
        {shared.length > 0 && <AreaList title={texts.areas.shared} areas={shared} />}
      </dl>
    </Part>
  )
}

function AreaList({ title, areas }: { title: string; areas: string[] }) {
  return (
    <div>
      <dt className="border-b pb-3 text-small font-medium">{title}</dt>
      <dd className="mt-3">
        <ul className="grid gap-2">
          {areas.map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

function Amenities({ amenities }: Pick<PropertyView, 'amenities'>) {
  return (
    <Part title={texts.amenities.title}>
      {amenities.length === 0 ? (
        <p className="text-ink-2">{texts.amenities.none}</p>
      ) : (
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {amenities.map((amenity) => {
            const Icon = AMENITY_ICONS[amenity]
            return (
              <li key={amenity} className="flex items-center gap-3">
                <Icon className="size-4.5 flex-none text-ink-2" strokeWidth={1.5} aria-hidden="true" />
                {amenityLabels[amenity]}
              </li>
            )
          })}
        </ul>
      )}
    </Part>
  )
}

function Allows({ allows }: Pick<PropertyView, 'allows'>) {
  return (
    <Part title={texts.allows.title}>
      <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
        <AllowList
          title={texts.allows.yes}
          isAllowed
          items={ACTIVITIES.filter((one) => allows.includes(one))}
        />
        <AllowList title={texts.allows.no} items={ACTIVITIES.filter((one) => !allows.includes(one))} />
      </div>
    </Part>
  )
}

type AllowListProps = { title: string; isAllowed?: boolean; items: Activity[] }

function AllowList({ title, isAllowed, items }: AllowListProps) {
  const Icon = isAllowed ? Check : X
  return (
    <div>
      <h3 className="flex items-center gap-2 border-b pb-3 font-sans text-small font-medium">
        <Icon
          className={cx('size-4', isAllowed ? 'text-ok' : 'text-ink-2')}
          strokeWidth={1.5}
          aria-hidden="true"
        />
        {title}
      </h3>
      {items.length === 0 ? (
        <p className="mt-3 text-ink-2">{texts.allows.none}</p>
      ) : (
        <ul className="mt-3 grid gap-2">
          {items.map((item) => (
            <li key={item}>{activities[item]}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function HouseRules({ property }: { property: PropertyView }) {
  const { hours, rentsBy, noticeHours, minimumHours, minDays, maxDays, houseRules, requires } = property
  const papers = papersWords(requires)
  const { rules } = texts
  const own = [
    { title: rules.hours, body: hoursWords(hours) },
    { title: rules.stay, body: stayWords(rentsBy, minimumHours, daysWords(minDays, maxDays)) },
    ...(noticeHours > 0 ? [{ title: rules.notice, body: noticeWords(noticeHours) }] : []),
    ...(papers ? [{ title: rules.papers, body: papers }] : []),
  ]
  return (
    <Part title={rules.title}>
      <dl className="border-t">
        {[...own, ...houseRules].map((rule, index) => (
          // Two rules of a host may have the same words.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order while it is shown
          <div key={index} className="gap-4 border-b py-4 wrap-anywhere sm:flex">
            <dt className="flex-none font-medium sm:w-36">{rule.title}</dt>
            <dd className="text-ink-2">{rule.body}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function stayWords(rentsBy: PropertyView['rentsBy'], minimumHours: number, days: string): string {
  const { shortest, byDay, byHour } = texts.rules
  if (rentsBy === 'day') return byDay({ days })
  const hours = shortest({ count: minimumHours })
  return rentsBy === 'hour' ? byHour({ hours }) : `${hours}, ${days}`
}

function daysWords(least: number, most: number): string {
  return least === most ? texts.rules.days({ count: least }) : texts.rules.daysRange({ least, count: most })
}

function noticeWords(hours: number): string {
  return hours % 24 === 0
    ? texts.rules.noticeDays({ count: hours / 24 })
    : texts.rules.noticeHours({ count: hours })
}

function Safety({ safetyFeatures }: Pick<PropertyView, 'safetyFeatures'>) {
  if (safetyFeatures.length === 0) return null
  return (
    <Part title={texts.safety.title}>
      <ul className="grid gap-3">
        {safetyFeatures.map((feature) => (
          <li key={feature} className="flex items-center gap-3">
            <Info className="size-4.5 flex-none text-ink-2" strokeWidth={1.5} aria-hidden="true" />
            {texts.safety.items[feature]}
          </li>
        ))}
      </ul>
    </Part>
  )
}
