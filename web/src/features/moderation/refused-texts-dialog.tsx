import type { RefusedText } from '@roomtone/contract/errors'
import { moderationCalls } from '@roomtone/contract/moderation/moderation.calls'
import { refusedTexts as texts } from '@roomtone/texts/moderation/refused-texts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldLabel } from '../../parts/moderation/field-label.ts'
import { latestRefusedTexts } from '../../platform/dialogs/refused-texts.ts'
import { listWords } from '../../platform/language/list-words.ts'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Says which words were refused and why. What was typed stays in the form behind it. */
export function RefusedTextsDialog({ onClose }: { onClose: () => void }) {
  const [refused] = useState(latestRefusedTexts)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.title} description={texts.text}>
      <ul className="mt-4 grid gap-4">
        {refused.map((text) => (
          <Refused key={`${text.field} ${text.words.join(' ')}`} text={text} />
        ))}
      </ul>
      <Button variant="line" wide className="mt-6" onClick={onClose}>
        {texts.close}
      </Button>
    </Dialog>
  )
}

function Refused({ text: { field, reason, words, id, review } }: { text: RefusedText }) {
  const name = fieldLabel(field)
  return (
    <li className="grid gap-2 rounded-m bg-paper-2 p-4 wrap-anywhere">
      <h3 className="text-label">{name}</h3>
      <p>{reason}</p>
      {words.length > 0 && (
        <p>
          {texts.words} <b>{listWords(words.map((one) => texts.quoted({ words: one })))}</b>
        </p>
      )}
      {id !== null && <Review id={id} name={name} review={review} />}
    </li>
  )
}

type ReviewProps = { id: string; name: string; review: RefusedText['review'] }

function Review({ id, name, review }: ReviewProps) {
  const { call } = useServices()
  const ask = useMutation({
    mutationFn: () => call(moderationCalls.askTextReview, { params: { id } }),
    onError: toastError,
  })
  if (ask.isSuccess || review === 'waiting')
    return (
      <p role="status" className="text-small text-ink-2">
        {texts.waiting}
      </p>
    )
  if (review === 'rejected') return <p className="text-small text-ink-2">{texts.rejected}</p>
  return (
    <div className="mt-1 grid gap-1.5">
      <Button
        variant="outline"
        className="justify-self-start"
        aria-label={texts.askName({ field: name })}
        pending={ask.isPending}
        pendingText={texts.asking}
        onClick={() => ask.mutate()}
      >
        {texts.ask}
      </Button>
      <p className="text-small text-ink-2">{texts.askHint}</p>
    </div>
  )
}
