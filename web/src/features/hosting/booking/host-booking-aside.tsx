import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { moneyIn } from '@roomtone/domain/booking/process'
import { hostBookingTexts as texts } from '@roomtone/texts/hosting/host-booking'
import { sharedTexts } from '@roomtone/texts/listing/shared'
import { Suspense, useState } from 'react'
import { BookingPrice } from '../../../parts/booking/booking-price.tsx'
import { DownloadButton } from '../../../parts/file/download-button.tsx'
import { formatMoney } from '../../../platform/format/money.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'
import { calendarPath } from '../listings/calendar-path.ts'
import { PayoutStanding } from '../payments/payout-standing.tsx'

const CancelDialog = lazyPart(async () => ({
  default: (await import('../../../parts/booking/cancel-dialog.tsx')).CancelDialog,
}))

/** What it earns, and the actions on it. */
export function HostBookingAside({ booking }: { booking: BookingView }) {
  return (
    <aside className="grid min-w-0 gap-4">
      {booking.isShared ? <SharedPrice booking={booking} /> : <MoneyCard booking={booking} />}
      <Actions booking={booking} />
    </aside>
  )
}

/** The payout is between the host and Roomtone. */
function SharedPrice({ booking }: { booking: BookingView }) {
  return (
    <Card className="grid gap-2">
      <h2 className="font-sans text-body font-semibold tracking-normal">{sharedTexts.price}</h2>
      <p className="font-serif text-h2">{formatMoney(booking.total)}</p>
      <p className="text-small text-ink-2">{sharedTexts.priceText({ host: booking.host.name })}</p>
    </Card>
  )
}

/** For a booking that ended early, the price is history and no promise. */
function MoneyCard({ booking }: { booking: BookingView }) {
  const { price, payout, penalty, refunded, refundState, state } = booking
  const isOff = moneyIn(state) === 'none' && booking.endedAt !== null
  const stays = payout ? payout.amount + payout.withheld : 0
  const refund = refundState === 'done' ? texts.refunded : texts.refund
  return (
    <Card className="grid gap-4">
      <h2 className="font-sans text-body font-semibold tracking-normal">{texts.money}</h2>
      <div className="text-small">
        {!isOff && <BookingPrice price={price} variant="host" />}
        {isOff && (
          <p className="text-ink-2">
            {stays > 0 ? texts.stays({ amount: formatMoney(stays) }) : texts.notReceived}
          </p>
        )}
        {refunded > 0 && <p className="mt-2 text-ink-2">{refund({ amount: formatMoney(refunded) })}</p>}
        {penalty > 0 && <p className="mt-2 text-bad">{texts.penalty({ amount: formatMoney(penalty) })}</p>}
      </div>
      {payout && <PayoutStanding payout={payout} timeZone={booking.timeZone} />}
    </Card>
  )
}

function Actions({ booking }: { booking: BookingView }) {
  const [cancelling, setCancelling] = useState(false)
  const { id } = booking
  return (
    <div className="grid gap-2">
      {booking.mayMessage && (
        <ButtonLink variant="line" to={`/hosting?tab=messages&booking=${id}`}>
          {texts.guest.message}
        </ButtonLink>
      )}
      {booking.hasReceipt && (
        <DownloadButton get={(call) => call(bookingCalls.invoice, { params: { id } })}>
          {texts.invoice}
        </DownloadButton>
      )}
      {!booking.isShared && (
        <ButtonLink variant="line" to={calendarPath(booking)}>
          {texts.calendar}
        </ButtonLink>
      )}
      {booking.actions.includes('cancel') && (
        <Button variant="danger" onClick={() => setCancelling(true)}>
          {texts.cancel}
        </Button>
      )}
      {cancelling && (
        <Suspense>
          <CancelDialog
            booking={booking}
            as="host"
            onClose={() => setCancelling(false)}
            // The button that opened it is gone now that it is done.
            onDone={() => focusIfLost(document.getElementById('main'))}
          />
        </Suspense>
      )}
    </div>
  )
}
