import { issueGiftCards } from '@roomtone/contract/credit/admin-credits'
import { adminCreditCalls } from '@roomtone/contract/credit/credit.calls'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { adminCreditsTexts } from '@roomtone/texts/admin/credits'
import { centsIn } from '../../parts/money/dollars.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../list/form-dialog.tsx'
import { EndFields } from './credits-end-fields.tsx'
import type { Issued } from './credits-page.tsx'
import { useIssueKey } from './use-issue-key.ts'

const texts = adminCreditsTexts.issue

type DialogProps = { onIssued: (issued: Issued) => void; onClose: () => void }

export function GiftCardsDialog({ onIssued, onClose }: DialogProps) {
  const { call } = useServices()
  const { key, renewed } = useIssueKey()
  const form = useForm({
    schema: issueGiftCards.body,
    read: (data) => ({
      key,
      count: Number(data.get('count')),
      amount: centsIn(String(data.get('amount') ?? '')),
      note: data.get('note'),
      lastDay: data.get('lastDay') || null,
      reason: data.get('reason'),
    }),
    submit: async (body) => {
      const { items } = await call(adminCreditCalls.issueGiftCards, { body }).catch(renewed)
      onIssued({ codes: items, worth: formatMoney(body.amount), note: body.note })
    },
  })
  return (
    <FormDialog
      title={texts.giftCards}
      text={texts.giftCardsText}
      form={form}
      confirm={texts.confirm}
      pendingText={texts.pending}
      cancel={adminTexts.cancel}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={texts.amount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          error={form.errorOf('amount')}
        />
        <TextField
          label={texts.count}
          name="count"
          inputMode="numeric"
          defaultValue="1"
          autoComplete="off"
          error={form.errorOf('count')}
        />
      </div>
      <EndFields errorOf={form.errorOf} />
    </FormDialog>
  )
}
