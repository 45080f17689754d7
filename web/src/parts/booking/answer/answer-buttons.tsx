import type { BookingCard } from '@roomtone/contract/booking/booking'
import { answerTexts } from '@roomtone/texts/booking/answer'
import { Suspense } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Answer } from './use-answer.ts'

const texts = answerTexts.requests
const AcceptDialog = lazyPart(async () => ({
  default: (await import('./accept-dialog.tsx')).AcceptDialog,
}))
const DeclineDialog = lazyPart(async () => ({
  default: (await import('./decline-dialog.tsx')).DeclineDialog,
}))

type AnswerButtonsProps = {
  booking: BookingCard
  answer: Answer
  /** While the card has the focus, its keys are shown. */
  showsKeys?: boolean | undefined
}

export function AnswerButtons({ booking, answer, showsKeys = false }: AnswerButtonsProps) {
  const { title } = booking.production
  return (
    <>
      {answer.mayAccept || answer.isPending ? (
        <div className="grid grid-cols-2 gap-2">
          <Button
            variant="line"
            aria-label={texts.declineName({ title })}
            aria-keyshortcuts="D"
            style={{ paddingInline: 0 }}
            disabled={!answer.mayDecline && !answer.isPending}
            onClick={answer.decline}
          >
            {texts.decline} {showsKeys && <Key letter="D" />}
          </Button>
          <Button
            aria-label={texts.acceptName({ title })}
            aria-haspopup="dialog"
            aria-keyshortcuts="A"
            style={{ paddingInline: 0 }}
            pending={answer.isPending}
            pendingText={texts.accepting}
            onClick={answer.accept}
          >
            {texts.accept} {showsKeys && <Key letter="A" />}
          </Button>
        </div>
      ) : (
        <p className="text-small text-ink-2">{texts.charging.text}</p>
      )}
      {answer.asking === 'accept' && (
        <Suspense>
          <AcceptDialog booking={booking} answer={answer} />
        </Suspense>
      )}
      {answer.asking === 'decline' && (
        <Suspense>
          <DeclineDialog booking={booking} onClose={answer.close} />
        </Suspense>
      )}
    </>
  )
}

function Key({ letter }: { letter: string }) {
  return <kbd className="rounded-s border px-1.5 py-0.5 font-sans text-tiny max-md:hidden">{letter}</kbd>
}
