import type { PropertyView } from '@roomtone/contract/listing/property'
import { isEmptyMenu } from '@roomtone/domain/pricing/what-menu-asks'
import { previewTexts as texts } from '@roomtone/texts/listing/preview'
import { Eye } from 'lucide-react'
import { PriceHead } from '../../../parts/listing/quote/price-head.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Cancellation } from '../venue/venue-cancellation.tsx'
import { VenueDetails } from '../venue/venue-details.tsx'
import { VenueGallery } from '../venue/venue-gallery.tsx'
import { VenueHead } from '../venue/venue-head.tsx'
import { VenueMenu } from '../venue/venue-menu.tsx'
import { Description } from '../venue/venue-parts.tsx'

/** The venue page of a listing in review: nothing on it can be booked, saved or shared. */
export function VenuePreview({ property }: { property: PropertyView }) {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PreviewBar />
      <VenueGallery photos={property.photos} title={property.title} />
      <div className="wrap mt-8 grid gap-x-16 pb-16 md:mt-12 md:pb-24 lg:grid-cols-[1fr_24rem]">
        <div className="min-w-0">
          <VenueHead property={property} isPreview />
          <Description property={property} />
          {!isEmptyMenu(property.menu) && <VenueMenu property={property} />}
          <VenueDetails property={property} />
          <Cancellation property={property} quote={null} />
        </div>
        <div className="max-lg:mt-12">
          <Card raised className="grid gap-3 lg:sticky lg:top-6">
            <PriceHead {...property} />
            <p className="text-small text-ink-2">{texts.card}</p>
          </Card>
        </div>
      </div>
    </main>
  )
}

function PreviewBar() {
  return (
    <aside
      aria-label={texts.title}
      className="wrap my-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-m bg-wait-soft px-4 py-3 text-small"
    >
      <p className="flex min-w-0 items-start gap-2">
        <Eye className="mt-0.5 size-4.5 flex-none text-wait" strokeWidth={1.5} aria-hidden="true" />
        <span>
          <b>{texts.title}.</b> {texts.text}
        </span>
      </p>
      <ButtonLink variant="line" to="/hosting?tab=listings">
        {texts.back}
      </ButtonLink>
    </aside>
  )
}
