import { declineBooking } from '@roomtone/contract/booking/answer-booking'
import type { BookingCard } from '@roomtone/contract/booking/booking'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { DECLINE_REASONS } from '@roomtone/domain/booking/end-reasons'
import { answerTexts } from '@roomtone/texts/booking/answer'
import { declineReasons } from '@roomtone/texts/labels'
import { useForm } from '../../../platform/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioCards, TextAreaField } from '../../../ui/field.tsx'
import { useBookingAction } from '../use-booking-action.ts'

const texts = answerTexts.declining
const OPTIONS = DECLINE_REASONS.map((value) => ({ value, label: declineReasons[value] }))

type Answer = { reason: (typeof DECLINE_REASONS)[number]; note: string }
type DeclineDialogProps = {
  booking: Pick<BookingCard, 'id' | 'guest'>
  onClose: () => void
}

export function DeclineDialog({ booking: { id, guest }, onClose }: DeclineDialogProps) {
  const action = useBookingAction<Answer>({
    run: (call, body) => call(bookingCalls.decline, { params: { id }, body }),
    said: () => texts.done,
    onDone: onClose,
    // The form shows it, beside the field where there is one.
    onFailure: () => true,
  })
  const form = useForm({
    schema: declineBooking.body,
    read: (data) => ({ reason: data.get('reason'), note: data.get('note') }),
    submit: async (body) => {
      await action.mutateAsync(body)
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text({ name: guest.name })}
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <RadioCards
          name="reason"
          legend={texts.reason}
          options={OPTIONS}
          columns={1}
          error={form.errorOf('reason')}
        />
        <TextAreaField
          name="note"
          label={texts.note({ name: guest.name })}
          hint={texts.noteHint}
          rows={3}
          maxLength={1000}
          error={form.errorOf('note')}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="line" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" variant="danger" pending={form.pending} pendingText={texts.pending}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
