import type { BookingView } from '@roomtone/contract/booking/booking'
import { releaseCalls } from '@roomtone/contract/compliance/compliance.calls'
import { changeProduction } from '@roomtone/contract/compliance/release'
import { tripTexts } from '@roomtone/texts/booking/trips'
import { refreshBookings } from '../../../parts/booking/booking.query.ts'
import { refreshPackets } from '../../../parts/compliance/packet.query.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField, TextField } from '../../../ui/field.tsx'

const texts = tripTexts.change

type ProductionDialogProps = { booking: Pick<BookingView, 'id' | 'production'>; onClose: () => void }

export function ProductionDialog({ booking: { id, production }, onClose }: ProductionDialogProps) {
  const { call, queryClient } = useServices()
  const form = useForm({
    schema: changeProduction.body,
    read: (data) => ({ title: data.get('title'), purpose: data.get('purpose') }),
    submit: async (body) => {
      // Nothing changed: nothing is written, and nobody has to sign again.
      if (body.title === production.title && body.purpose === production.purpose) return onClose()
      try {
        await call(releaseCalls.changeProduction, { params: { id }, body })
        void showToast('success', texts.done.title, texts.done.text)
        onClose()
      } finally {
        void refreshBookings(queryClient)
        void refreshPackets(queryClient)
      }
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={<p>{texts.text}</p>}
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <TextField
          label={texts.name}
          name="title"
          defaultValue={production.title}
          maxLength={120}
          error={form.errorOf('title')}
        />
        <TextAreaField
          label={texts.purpose}
          name="purpose"
          defaultValue={production.purpose}
          rows={3}
          maxLength={300}
          error={form.errorOf('purpose')}
        />
        <div className="grid gap-3">
          <Button type="submit" wide pending={form.pending} pendingText={texts.pending}>
            {texts.save}
          </Button>
          <Button variant="line" wide onClick={onClose}>
            {texts.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
