import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { isFinal } from '@roomtone/domain/booking/process'
import { tripTexts } from '@roomtone/texts/booking/trips'
import { Suspense, useState } from 'react'
import { useBookingAction } from '../../../parts/booking/use-booking-action.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'

const CancelDialog = lazyPart(async () => ({
  default: (await import('../../../parts/booking/cancel-dialog.tsx')).CancelDialog,
}))
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))
const texts = tripTexts.actions

/** The actions that are possible right now: the server's list, drawn as buttons. */
export function TripActions({ booking }: { booking: BookingView }) {
  const { actions, state, property } = booking
  return (
    <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
      <PayLink booking={booking} />
      {actions.includes('withdraw') && <LeaveButton booking={booking} kind="withdraw" />}
      {actions.includes('leave_line') && <LeaveButton booking={booking} kind="leaveLine" />}
      {actions.includes('cancel') && <CancelButton booking={booking} />}
      {isFinal(state) && (
        <ButtonLink to={`/property/${property.id}`} variant="line">
          {tripTexts.bookAgain}
        </ButtonLink>
      )}
    </div>
  )
}

function PayLink({ booking: { id, state, actions, payment } }: { booking: BookingView }) {
  const canPay = state === 'awaiting_payment' && actions.includes('withdraw')
  if (!canPay && !actions.includes('take_offer')) return null
  return <ButtonLink to={`/checkout?booking=${id}`}>{payWords(canPay, payment?.state)}</ButtonLink>
}

function payWords(
  canPay: boolean,
  payment: NonNullable<BookingView['payment']>['state'] | undefined,
): string {
  if (!canPay) return texts.takeOffer
  if (payment === 'needs_authentication') return texts.authenticate
  return payment === 'declined' ? texts.anotherCard : texts.pay
}

/** An action disappears once it is done, and the focused button with it. */
function keepFocus(): void {
  focusIfLost(document.getElementById('main'))
}

const LEAVING = {
  withdraw: { label: texts.withdraw, text: texts.withdrawText, said: texts.withdrawn },
  leaveLine: { label: texts.leaveLine, text: texts.leaveText, said: texts.left },
}

function LeaveButton({ booking, kind }: { booking: BookingView; kind: keyof typeof LEAVING }) {
  const { label, text, said } = LEAVING[kind]
  const [asking, setAsking] = useState(false)
  const leave = useBookingAction({
    run: (call) => call(bookingCalls.withdraw, { params: { id: booking.id } }),
    said: () => said,
    onDone: keepFocus,
  })
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={label}
            text={text}
            confirm={label}
            pending={texts.pending}
            cancel={texts.keep}
            onConfirm={async () => {
              // The refusal was shown, and the page shows the booking's new state.
              await leave.mutateAsync().catch(() => {})
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function CancelButton({ booking }: { booking: BookingView }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {texts.cancel}
      </Button>
      {open && (
        <Suspense>
          <CancelDialog booking={booking} as="guest" onClose={() => setOpen(false)} onDone={keepFocus} />
        </Suspense>
      )}
    </>
  )
}
