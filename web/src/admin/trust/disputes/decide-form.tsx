import { ApiError } from '@roomtone/contract/call'
import { type ClaimCase, decideClaim } from '@roomtone/contract/claim/admin-claims'
import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import { disputesTexts } from '@roomtone/texts/admin/disputes'
import { centsIn } from '../../../parts/money/dollars.ts'
import { momentWords } from '../../../parts/time/when.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { caseQuery } from './disputes.query.ts'

const texts = disputesTexts.decide

export function DecideForm({ shown }: { shown: ClaimCase }) {
  const { claim, isOwn, isReady, most } = shown
  if (isOwn) return <p className="text-small">{texts.own}</p>
  if (!isReady)
    return (
      <p className="text-small">
        {texts.wait({ when: momentWords(claim.answerDueAt, claim.booking.timeZone) })}
      </p>
    )
  return <Form id={claim.id} most={most} />
}

function Form({ id, most }: { id: string; most: number }) {
  const services = useServices()
  const { queryClient } = services
  const form = useForm({
    schema: decideClaim.body,
    read: (data) => ({ awarded: centsIn(String(data.get('awarded') ?? '')), reason: data.get('reason') }),
    submit: async (body) => {
      const { queryKey } = caseQuery(services, id)
      try {
        queryClient.setQueryData(queryKey, await services.call(claimCalls.decide, { params: { id }, body }))
        void showToast('success', texts.done, texts.doneText)
      } catch (error) {
        // A colleague was faster: their decision is shown.
        if (error instanceof ApiError && error.code === 'conflict')
          void queryClient.invalidateQueries({ queryKey })
        throw error
      }
      void queryClient.invalidateQueries({ queryKey: ['admin', 'disputes'] })
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <p className="text-small text-ink-2">{texts.text}</p>
      <TextField
        label={texts.amount}
        hint={texts.amountHint({ most: formatMoney(most) })}
        name="awarded"
        inputMode="decimal"
        autoComplete="off"
        error={form.errorOf('awarded')}
      />
      <TextAreaField
        label={texts.reason}
        hint={texts.reasonHint}
        name="reason"
        rows={5}
        maxLength={2000}
        error={form.errorOf('reason')}
      />
      <Button type="submit" wide pending={form.pending} pendingText={texts.pending}>
        {texts.confirm}
      </Button>
    </form>
  )
}
