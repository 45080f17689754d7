import type { PropertyView } from '@roomtone/contract/listing/property'
import { highlights, placeTypes, propertyTypes, spaceKinds } from '@roomtone/texts/labels'
import { venueTexts as texts } from '@roomtone/texts/listing/venue'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Section } from '../../../ui/section.tsx'

/** A section of the page; the browser skips layout of those far below until they come near. */
export function Part(props: { title: string; id?: string; children: ReactNode }) {
  return <Section {...props} className="far mt-12 md:mt-14" />
}

/** The first sentence leads; the rest follows in smaller type. */
function splitLead(text: string): [string, string] {
  const end = text.indexOf('. ')
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)]
}

export function Description({ property }: { property: PropertyView }) {
  const [lead, rest] = splitLead(property.description)
  const { rooms } = texts
  // Beds and baths only matter for homes.
  const counts =
    property.spaceKind === 'home'
      ? [
          placeTypes[property.placeType],
          propertyTypes[property.propertyType],
          rooms.bedrooms({ count: property.bedrooms }),
          rooms.beds({ count: property.beds }),
          rooms.bathrooms({ count: property.bathrooms }),
        ]
      : [spaceKinds[property.spaceKind], placeTypes[property.placeType]]
  return (
    <section aria-label={texts.description} className="far mt-10 wrap-anywhere">
      <p className="font-serif text-lead">{lead}</p>
      {rest && <p className="mt-4 text-ink-2">{rest}</p>}
      <p className="mt-4 text-small text-ink-2">{counts.join(' · ')}</p>
      {property.highlights.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-2">
          {property.highlights.map((highlight) => (
            <li key={highlight}>
              <Badge>{highlights[highlight]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
