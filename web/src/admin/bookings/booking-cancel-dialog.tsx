import { adminCancelBooking } from '@roomtone/contract/booking/admin-bookings'
import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { bookingsTexts } from '@roomtone/texts/admin/bookings'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { useReloadStale } from '../list/use-reload-stale.ts'
import { useKeepBooking } from './use-keep-booking.ts'

const texts = bookingsTexts.cancel

export function BookingCancelDialog({ booking, onClose }: { booking: BookingView; onClose: () => void }) {
  const { call } = useServices()
  const keep = useKeepBooking()
  const orReload = useReloadStale(booking.id)
  const isPaid = booking.state === 'confirmed'
  const form = useForm({
    schema: adminCancelBooking.body,
    read: (data) => ({
      reason: data.get('reason'),
      state: booking.state,
      ...(isPaid ? { refundPercent: Number(data.get('refundPercent')) } : {}),
    }),
    submit: async (body) => {
      await keep(await orReload(call(bookingCalls.adminCancel, { params: { id: booking.id }, body })))
      void showToast('success', texts.done)
      onClose()
    },
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.title} description={texts.text}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        {isPaid && (
          <TextField
            label={texts.share}
            hint={texts.shareHint}
            name="refundPercent"
            inputMode="numeric"
            defaultValue="100"
            error={form.errorOf('refundPercent')}
          />
        )}
        <TextAreaField
          label={texts.reason}
          hint={texts.reasonHint}
          name="reason"
          rows={3}
          error={form.errorOf('reason')}
        />
        <Button type="submit" variant="danger" wide pending={form.pending} pendingText={texts.pending}>
          {texts.confirm}
        </Button>
        <Button variant="line" wide onClick={onClose}>
          {texts.keep}
        </Button>
      </form>
    </Dialog>
  )
}
