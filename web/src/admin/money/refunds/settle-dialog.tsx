import { type AdminRefund, settleRefund } from '@roomtone/contract/booking/admin-refunds'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { refundsTexts } from '@roomtone/texts/admin/refunds'
import { formatMoney } from '../../../platform/format/money.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { SelectField, TextAreaField } from '../../../ui/field.tsx'
import { FormDialog } from '../../list/form-dialog.tsx'

const texts = refundsTexts.settle

export function SettleDialog({ refund, onClose }: { refund: AdminRefund; onClose: () => void }) {
  const { call, queryClient } = useServices()
  const { id, attempt, toCard } = refund
  const form = useForm({
    schema: settleRefund.body,
    read: (data) => ({ attempt, through: data.get('through'), reason: data.get('reason') }),
    submit: async (body) => {
      await call(bookingCalls.settleRefund, { params: { id }, body })
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      void showToast('success', texts.done)
      onClose()
    },
  })
  return (
    <FormDialog
      title={texts.title}
      text={texts.text({ amount: formatMoney(toCard) })}
      form={form}
      confirm={texts.confirm}
      pendingText={texts.pending}
      cancel={texts.cancel}
      onClose={onClose}
    >
      <SelectField label={texts.through} name="through" error={form.errorOf('through')}>
        <option value="processor">{texts.throughs.processor}</option>
        <option value="bank">{texts.throughs.bank}</option>
      </SelectField>
      <TextAreaField
        label={texts.reason}
        hint={texts.reasonHint}
        name="reason"
        rows={3}
        error={form.errorOf('reason')}
      />
    </FormDialog>
  )
}
