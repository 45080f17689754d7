import { answerTexts } from '@roomtone/texts/booking/answer'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { timeSpan } from '../held-line.ts'
import type { Clash } from './use-accept.ts'

const texts = answerTexts.conflict

type ConflictDialogProps = {
  clash: Clash
  timeZone: string
  pending: boolean
  onAccept: () => void
  onClose: () => void
}

/** The conflict that a subscribed calendar shows. The harmless answer comes first and gets the focus. */
export function ConflictDialog({ clash, timeZone, pending, onAccept, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={clash.events.length > 0 ? texts.text : clash.message}
    >
      <ul className="grid gap-2">
        {clash.events.map((event) => (
          <li key={`${event.startsAt} ${event.summary}`} className="rounded-s bg-paper-2 p-4 text-small">
            <b className="block wrap-anywhere">{event.summary || texts.untitled}</b>
            <span className="text-ink-2">{timeSpan(event.startsAt, event.endsAt, timeZone)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-2">{texts.again}</p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button variant="line" onClick={onClose}>
          {texts.back}
        </Button>
        <Button pending={pending} pendingText={answerTexts.requests.accepting} onClick={onAccept}>
          {texts.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
