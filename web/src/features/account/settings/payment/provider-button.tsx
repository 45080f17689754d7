import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import type { PayoutAccountView } from '@roomtone/contract/payment/payout-account'
import { paymentSettingsTexts } from '@roomtone/texts/account/payment-settings'
import { useMutation } from '@tanstack/react-query'
import { payoutAccountQuery } from '../../../../parts/money/payments.query.ts'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { Button } from '../../../../ui/button.tsx'

const texts = paymentSettingsTexts.account
const LABELS: Record<PayoutAccountView['status'], string> = {
  none: texts.setUp,
  incomplete: texts.goOn,
  active: texts.replace,
  refused: texts.goOn,
}

/** For a provider that asks for bank details itself: to its page, and back again. */
export function ProviderButton({ status }: Pick<PayoutAccountView, 'status'>) {
  const services = useServices()
  const going = useMutation({
    mutationFn: () => services.call(paymentCalls.setUpPayoutAccount, { body: {} }),
    onSuccess: async ({ url }) => {
      if (url === null) return services.queryClient.invalidateQueries(payoutAccountQuery(services))
      window.location.assign(url)
      // Busy until the other page has loaded.
      await new Promise(() => {})
    },
    onError: toastError,
  })
  return (
    <>
      <Button
        variant={status === 'active' ? 'line' : 'primary'}
        pending={going.isPending}
        pendingText={texts.leaving}
        onClick={() => going.mutate()}
      >
        {LABELS[status]}
      </Button>
      <p className="mt-3 text-small text-ink-2">{texts.byStripe}</p>
    </>
  )
}
