import type { CheckCode } from '@roomtone/contract/check-words'
import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import {
  type AccountProblem,
  findAccountProblems,
  simulatedAccountFor,
  type TypedAccount,
} from '@roomtone/domain/payment/simulated-account'
import { paymentSettingsTexts } from '@roomtone/texts/account/payment-settings'
import { z } from 'zod'
import { payoutAccountQuery } from '../../../../parts/money/payments.query.ts'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { focusIfLost } from '../../../../ui/focus/focus-if-lost.ts'

const texts = paymentSettingsTexts.account
/** In the order of the page: only the first failure is shown. */
const FIELDS = ['holder', 'routing', 'account'] as const
const CHECKS = {
  holder: { incomplete: 'account_holder_incomplete', invalid: 'account_holder_invalid' },
  routing: { incomplete: 'routing_incomplete', invalid: 'routing_invalid' },
  account: { incomplete: 'account_incomplete', invalid: 'account_invalid' },
} satisfies Record<keyof TypedAccount, Record<AccountProblem, CheckCode>>

const typedAccount = z.custom<TypedAccount>().superRefine((typed, context) => {
  const problems = findAccountProblems(typed)
  for (const field of FIELDS) {
    const problem = problems[field]
    if (problem) context.addIssue({ code: 'custom', path: [field], message: CHECKS[field][problem] })
  }
})

/**
 * For the simulated provider: the numbers become a token here and go nowhere. `onClose`: the person has an
 * account to keep.
 */
export function AccountForm({ onClose }: { onClose: (() => void) | null }) {
  const services = useServices()
  const form = useForm({
    schema: typedAccount,
    read: (data) => Object.fromEntries(FIELDS.map((field) => [field, String(data.get(field) ?? '')])),
    submit: async (typed) => {
      const token = simulatedAccountFor(typed, crypto.randomUUID())
      const { url: _, ...account } = await services.call(paymentCalls.setUpPayoutAccount, { body: { token } })
      services.queryClient.setQueryData(payoutAccountQuery(services).queryKey, account)
      void services.queryClient.invalidateQueries({ queryKey: ['hosting'] })
      void services.queryClient.invalidateQueries({ queryKey: ['referral'] })
      void showToast('success', texts.saved)
      onClose?.()
      focusIfLost(document.getElementById('account-title'))
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <TextField name="holder" label={texts.holder} autoComplete="name" error={form.errorOf('holder')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="routing"
          label={texts.routing}
          hint={texts.routingHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          error={form.errorOf('routing')}
        />
        <TextField
          name="account"
          label={texts.account}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          error={form.errorOf('account')}
        />
      </div>
      <p className="text-small text-ink-2">{texts.note}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending} pendingText={texts.saving}>
          {texts.save}
        </Button>
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
