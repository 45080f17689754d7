import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingsTexts as texts } from '@roomtone/texts/admin/bookings'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'

const CancelDialog = lazyPart(async () => ({
  default: (await import('./booking-cancel-dialog.tsx')).BookingCancelDialog,
}))
const RefundDialog = lazyPart(async () => ({
  default: (await import('./booking-refund-dialog.tsx')).BookingRefundDialog,
}))

export function BookingActions({ booking }: { booking: BookingView }) {
  const [open, setOpen] = useState<'cancel' | 'refund' | null>(null)
  const canEnd = booking.actions.length > 0
  const left = leftToRefund(booking)
  const close = () => setOpen(null)
  if (!canEnd && left === 0) return <p className="text-small text-ink-2">{texts.parts.nothingLeft}</p>
  return (
    <div className="grid gap-3">
      {!canEnd && <p className="text-small text-ink-2">{texts.parts.nothing}</p>}
      {canEnd && (
        <Button variant="line" wide onClick={() => setOpen('cancel')}>
          {texts.cancel.button}
        </Button>
      )}
      {left > 0 && (
        <Button variant="line" wide onClick={() => setOpen('refund')}>
          {texts.refund.button}
        </Button>
      )}
      <Suspense>
        {open === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
        {open === 'refund' && <RefundDialog booking={booking} left={left} onClose={close} />}
      </Suspense>
    </div>
  )
}

function leftToRefund({ payment, price, refunded }: BookingView): number {
  return payment?.state === 'captured' ? price.total - refunded : 0
}
