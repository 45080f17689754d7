import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import { bankTexts as texts } from '@roomtone/texts/card/card'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { useSite } from '../../../../platform/queries/site.query.ts'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/states/notice.tsx'

const BankDialog = lazyPart(async () => ({
  default: (await import('../../../../parts/card/bank-dialog.tsx')).BankDialog,
}))

type BankStepProps = { booking: BookingView; secret: string; onBooking: (booking: BookingView) => void }

/** The bank wants to check the person: Stripe opens its own window, simulated payments open our dialog. */
export function BankStep({ booking, secret, onBooking }: BankStepProps) {
  const { call } = useServices()
  const { provider, publishableKey } = useSite().payments
  const [isOpen, setOpen] = useState(true)
  const isSimulated = provider === 'simulated'
  const answer = useMutation({
    mutationFn: async (hasPassed: boolean) => {
      if (isSimulated)
        await call(paymentCalls.answerAsBank, { body: { clientSecret: secret, passed: hasPassed } })
      else await (await import('../../../../parts/card/stripe.ts')).showBank(publishableKey, secret)
      return call(bookingCalls.confirmPayment, { params: { id: booking.id } })
    },
    onSuccess: onBooking,
    onError: toastError,
  })
  useOnce(!isSimulated, () => answer.mutate(true))

  return (
    <Notice role="status" className="mb-6">
      <p className="mb-3">{texts.waiting}</p>
      <Button
        variant="line"
        pending={answer.isPending}
        pendingText={texts.pending}
        onClick={() => (isSimulated ? setOpen(true) : answer.mutate(true))}
      >
        {texts.open}
      </Button>
      {isSimulated && isOpen && (
        <Suspense>
          <BankDialog
            amount={booking.toCard}
            isPending={answer.isPending}
            onAnswer={(hasPassed) => answer.mutate(hasPassed)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Notice>
  )
}

/** Effects run twice in development; a bank's window must not open twice. */
function useOnce(isWanted: boolean, run: () => void): void {
  const hasRun = useRef(false)
  useEffect(() => {
    if (!isWanted || hasRun.current) return
    hasRun.current = true
    run()
  })
}
