import { bookingTexts as texts } from '@roomtone/texts/listing/booking'
import { Dialog } from '../../../ui/dialog.tsx'
import { BookingForm, type BookingFormProps } from './booking-form.tsx'

export function BookingSheet({ onClose, ...form }: BookingFormProps & { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.title}>
      <BookingForm {...form} />
    </Dialog>
  )
}
