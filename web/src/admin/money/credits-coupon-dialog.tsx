import { issueCoupon } from '@roomtone/contract/credit/admin-credits'
import { adminCreditCalls } from '@roomtone/contract/credit/credit.calls'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { adminCreditsTexts } from '@roomtone/texts/admin/credits'
import { useState } from 'react'
import { offWords } from '../../parts/credit/credit-words.ts'
import { centsIn } from '../../parts/money/dollars.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../list/form-dialog.tsx'
import { EndFields } from './credits-end-fields.tsx'
import type { Issued } from './credits-page.tsx'
import { useIssueKey } from './use-issue-key.ts'

const texts = adminCreditsTexts.issue

type DialogProps = { onIssued: (issued: Issued) => void; onClose: () => void }

/** Null where nothing was typed. */
const cents = (text: FormDataEntryValue | null) => (text ? centsIn(String(text)) : null)
const whole = (text: FormDataEntryValue | null) => (text ? Number(text) : null)

export function CouponDialog({ onIssued, onClose }: DialogProps) {
  const { call } = useServices()
  const { key, renewed } = useIssueKey()
  const [by, setBy] = useState<'amount' | 'percent'>('percent')
  const form = useForm({
    schema: issueCoupon.body,
    read: (data) => ({
      key,
      amount: by === 'amount' ? centsIn(String(data.get('amount') ?? '')) : null,
      percent: by === 'percent' ? Number(data.get('percent')) : null,
      upTo: by === 'percent' ? cents(data.get('upTo')) : null,
      fromTotal: cents(data.get('fromTotal')) ?? 0,
      uses: whole(data.get('uses')),
      note: data.get('note'),
      lastDay: data.get('lastDay') || null,
      reason: data.get('reason'),
    }),
    submit: async (body) => {
      const { items } = await call(adminCreditCalls.issueCoupon, { body }).catch(renewed)
      onIssued({ codes: items, worth: offWords(body), note: body.note })
    },
  })
  return (
    <FormDialog
      title={texts.coupon}
      text={texts.couponText}
      form={form}
      confirm={texts.confirm}
      pendingText={texts.pending}
      cancel={adminTexts.cancel}
      onClose={onClose}
    >
      <SelectField
        label={texts.worth}
        value={by}
        onChange={(event) => setBy(event.target.value === 'amount' ? 'amount' : 'percent')}
      >
        <option value="percent">{texts.byPercent}</option>
        <option value="amount">{texts.byAmount}</option>
      </SelectField>
      {by === 'amount' ? (
        <TextField
          label={texts.amount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          error={form.errorOf('amount')}
        />
      ) : (
        <div className="grid grid-cols-2 items-end gap-4">
          <TextField
            label={texts.percent}
            name="percent"
            inputMode="numeric"
            autoComplete="off"
            error={form.errorOf('percent')}
          />
          <TextField
            label={texts.upTo}
            name="upTo"
            inputMode="decimal"
            autoComplete="off"
            error={form.errorOf('upTo')}
          />
        </div>
      )}
      <TextField
        label={texts.fromTotal}
        name="fromTotal"
        inputMode="decimal"
        autoComplete="off"
        error={form.errorOf('fromTotal')}
      />
      <TextField
        label={texts.uses}
        name="uses"
        inputMode="numeric"
        autoComplete="off"
        error={form.errorOf('uses')}
      />
      <EndFields errorOf={form.errorOf} />
    </FormDialog>
  )
}
