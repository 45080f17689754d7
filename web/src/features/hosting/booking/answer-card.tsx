import type { BookingView } from '@roomtone/contract/booking/booking'
import { answerTexts } from '@roomtone/texts/booking/answer'
import { hostBookingTexts } from '@roomtone/texts/hosting/host-booking'
import { AnswerButtons } from '../../../parts/booking/answer/answer-buttons.tsx'
import { useAnswer } from '../../../parts/booking/answer/use-answer.ts'
import { refreshBookings } from '../../../parts/booking/booking.query.ts'
import { Countdown } from '../../../parts/booking/countdown.tsx'
import { useServices } from '../../../platform/services.tsx'
import { Card } from '../../../ui/card.tsx'
import { useFocusRescue } from '../../../ui/focus/use-focus-rescue.ts'

const texts = hostBookingTexts.answer

/** On the page of a request: the time left to answer, and the two answers. */
export function AnswerCard({ booking }: { booking: BookingView }) {
  const { queryClient } = useServices()
  const answer = useAnswer(booking)
  const box = useFocusRescue()
  return (
    <Card ref={box} raised className="grid gap-6 sm:grid-cols-2">
      <div>
        {booking.expiresAt !== null && (
          <Countdown
            until={booking.expiresAt}
            start={booking.sentAt}
            suffix={answerTexts.requests.left}
            onEnd={() => void refreshBookings(queryClient)}
          />
        )}
        <p className="mt-3 text-small text-ink-2">{texts.text}</p>
      </div>
      <div>
        <AnswerButtons booking={booking} answer={answer} />
      </div>
    </Card>
  )
}
