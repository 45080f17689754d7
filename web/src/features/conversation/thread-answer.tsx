import type { BookingCard } from '@roomtone/contract/booking/booking'
import { AnswerButtons } from '../../parts/booking/answer/answer-buttons.tsx'
import { useAnswer } from '../../parts/booking/answer/use-answer.ts'
import { useFocusRescue } from '../../ui/focus/use-focus-rescue.ts'

/** Lets a host answer a request in its conversation. */
export function ThreadAnswer({ booking }: { booking: BookingCard }) {
  const box = useFocusRescue()
  const answer = useAnswer(booking)
  return (
    <div ref={box} className="w-60">
      <AnswerButtons booking={booking} answer={answer} />
    </div>
  )
}
