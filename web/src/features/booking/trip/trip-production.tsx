import type { BookingView } from '@roomtone/contract/booking/booking'
import { tripTexts } from '@roomtone/texts/booking/trips'
import { Suspense, useState } from 'react'
import { BookingFacts } from '../../../parts/booking/booking-facts.tsx'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'

const ProductionDialog = lazyPart(async () => ({
  default: (await import('./production-dialog.tsx')).ProductionDialog,
}))

/** What the shoot is; before it ends, its title and purpose can be corrected. */
export function TripProduction({ booking }: { booking: BookingView }) {
  const [open, setOpen] = useState(false)
  const canChange = booking.state === 'confirmed' && Date.parse(booking.endsAt) > Date.now()
  return (
    <Section title={tripTexts.production}>
      <BookingFacts booking={booking} />
      {canChange && (
        <Button variant="line" className="mt-5" onClick={() => setOpen(true)}>
          {tripTexts.change.title}
        </Button>
      )}
      {open && (
        <Suspense>
          <ProductionDialog booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}
