import { profileTexts as texts } from '@roomtone/texts/profile/profile'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readDraft } from '../../platform/forms/kept-draft.ts'
import { useWordsKey } from '../../platform/forms/use-kept-words.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { keptAs } from './kept-as.ts'

const WordsForm = lazyPart(async () => ({ default: (await import('./words-form.tsx')).WordsForm }))

type EditableWordsProps = {
  what: string
  hint: string
  label: string
  text: string
  max: number
  field: string
  isLong?: boolean
  /** The button's label while there is no text. */
  add?: string
  save: (text: string) => Promise<void>
  children: ReactNode
}

/** A text with a button that turns it into a field in the same place. */
export function EditableWords({ what, add, text, children, ...form }: EditableWordsProps) {
  const key = useWordsKey(keptAs(form.field))
  // Opens again for a person who was interrupted while writing.
  const [isOpen, setOpen] = useState(() => readDraft(key) !== null)
  const button = useRef<HTMLButtonElement>(null)
  function close() {
    // The focused field is gone, so the button that opened it takes the focus.
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton className="h-40" />}>
        <WordsForm {...form} text={text} onClose={close} />
      </Suspense>
    )
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0 wrap-anywhere">{children}</div>
      <button
        ref={button}
        type="button"
        aria-label={texts.editOf({ what })}
        onClick={() => setOpen(true)}
        className="link touch inline-flex flex-none items-center text-small"
      >
        {text === '' ? (add ?? texts.edit) : texts.edit}
      </button>
    </div>
  )
}
