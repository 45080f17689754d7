import type { DraftContent } from '@roomtone/contract/application/draft'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import { highlights, placeTypes, propertyTypes } from '@roomtone/texts/labels'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Picture } from '../../../ui/picture.tsx'

const texts = screenTexts.overview

/** The listing so far, as people will see it. */
export function PublishOverviewScreen({
  content,
  cover,
}: {
  content: DraftContent
  cover: PhotoView | null
}) {
  const { guests, bedrooms, beds, bathrooms, location } = content
  return (
    <Card padding="none" className="grid overflow-hidden md:grid-cols-2">
      {cover && (
        <div className="photo relative rounded-none!">
          <Picture picture={uploaded(cover, texts.cover)} sizes="(min-width: 720px) 384px, 90vw" />
          {content.privacyLevel === 'enhanced' && (
            <Badge tone="plain" className="absolute top-3 start-3">
              {texts.private}
            </Badge>
          )}
        </div>
      )}
      <div className="grid content-center gap-3 p-6 wrap-anywhere md:p-8">
        <h2 className="text-title">{content.title}</h2>
        <p className="text-small text-ink-2">
          {[
            content.propertyType && propertyTypes[content.propertyType],
            content.placeType && placeTypes[content.placeType],
            `${location.city}, ${location.state}`,
          ].join(' · ')}
        </p>
        <p className="text-small text-ink-2">{texts.basics({ guests, bedrooms, beds, bathrooms })}</p>
        {content.highlights.length > 0 && (
          <p className="flex flex-wrap gap-2">
            {content.highlights.map((highlight) => (
              <Badge key={highlight}>{highlights[highlight]}</Badge>
            ))}
          </p>
        )}
      </div>
    </Card>
  )
}
