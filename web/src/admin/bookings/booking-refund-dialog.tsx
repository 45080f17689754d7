import { adminRefundBooking } from '@roomtone/contract/booking/admin-bookings'
import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { bookingsTexts } from '@roomtone/texts/admin/bookings'
import { useState } from 'react'
import { centsIn } from '../../parts/money/dollars.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../list/form-dialog.tsx'
import { useReloadStale } from '../list/use-reload-stale.ts'
import { useKeepBooking } from './use-keep-booking.ts'

const texts = bookingsTexts.refund

type RefundDialogProps = { booking: BookingView; left: number; onClose: () => void }

export function BookingRefundDialog({ booking, left, onClose }: RefundDialogProps) {
  const { call } = useServices()
  const keep = useKeepBooking()
  const orReload = useReloadStale(booking.id)
  // One key per intention: sent twice, it refunds once.
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm({
    schema: adminRefundBooking.body,
    read: (data) => ({
      key,
      amount: centsIn(String(data.get('amount') ?? '')),
      from: data.get('from'),
      refunded: booking.refunded,
      reason: data.get('reason'),
    }),
    submit: async (body) => {
      await keep(await orReload(call(bookingCalls.adminRefund, { params: { id: booking.id }, body })))
      void showToast('success', texts.done)
      onClose()
    },
  })
  return (
    <FormDialog
      title={texts.title}
      text={texts.text({ left: formatMoney(left) })}
      form={form}
      confirm={texts.confirm}
      pendingText={texts.pending}
      cancel={texts.keep}
      onClose={onClose}
    >
      <TextField label={texts.amount} name="amount" inputMode="decimal" error={form.errorOf('amount')} />
      <SelectField label={texts.from} name="from" error={form.errorOf('from')}>
        <option value="platform">{texts.platform}</option>
        <option value="host">{texts.host}</option>
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
