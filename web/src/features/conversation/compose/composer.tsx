import type { ConversationView } from '@roomtone/contract/conversation/conversation'
import { composerTexts as texts, threadTexts } from '@roomtone/texts/conversation/messages'
import { CircleAlert, Paperclip, Send } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId, useSyncExternalStore } from 'react'
import { listWords } from '../../../platform/language/list-words.ts'
import { useServices } from '../../../platform/services.tsx'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'
import { AttachmentList } from './attachment-list.tsx'
import { deliver } from './deliver.ts'
import { useDesk } from './desk.ts'
import type { Draft, Refusal } from './drafts.ts'
import { ACCEPTED, type Attachments } from './use-attachments.ts'

/** Grows with its text; in browsers that can't do that, it scrolls. */
const FIELD_STYLE = {
  fieldSizing: 'content',
  minHeight: '2.75rem',
  maxHeight: '8rem',
  lineHeight: 1.6,
  resize: 'none',
  background: 'none',
} as const
/** A pill that grows: its corners stay round when it is three lines high. */
const BOX_STYLE = {
  alignItems: 'flex-end',
  gap: 4,
  padding: 4,
  borderColor: 'var(--ink-3)',
  borderRadius: 'var(--r-l)',
} as const

const LONGEST = 4000

type ComposerProps = {
  conversation: ConversationView
  attachments: Attachments
  field: RefObject<HTMLTextAreaElement | null>
}

export function Composer({ conversation, attachments, field }: ComposerProps) {
  const { closedBecause, other } = conversation
  if (closedBecause !== null) {
    const words = threadTexts.closed[closedBecause]
    return (
      <p role="note" className="border-t px-4 py-6 text-center text-small text-ink-2 md:px-6">
        {typeof words === 'string' ? words : words({ name: other.name })}
      </p>
    )
  }
  return <Field conversation={conversation} attachments={attachments} field={field} />
}

function Field({ conversation: { id, areContactsOpen }, attachments, field }: ComposerProps) {
  const services = useServices()
  const desk = useDesk()
  const draft = useDraft(id)
  const form = useId()
  const isEmpty = draft.text.trim() === '' && draft.files.length === 0

  function send(): void {
    if (isEmpty || attachments.isBusy) return
    desk.drafts.clear(id)
    attachments.dismiss()
    field.current?.focus()
    void deliver(services, desk, {
      key: crypto.randomUUID(),
      conversationId: id,
      content: draft.text.trim(),
      files: draft.files,
      createdAt: new Date().toISOString(),
      phase: 'sending',
    })
  }

  function press(event: KeyboardEvent): void {
    // While a word is being composed, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  function paste(event: ClipboardEvent): void {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    attachments.add(files)
  }

  const hint = areContactsOpen ? texts.openHint : texts.hint
  return (
    <form
      className="border-t px-4 pt-3 pb-4 md:px-6"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <AttachmentList
        files={draft.files}
        attachments={attachments}
        onGone={() => focusIfLost(field.current)}
      />
      <p role="status" className="sr-only">
        {attachments.finished && texts.files.attached({ name: attachments.finished })}
      </p>
      <div className="pill" style={BOX_STYLE}>
        <AttachButton onFiles={attachments.add} />
        <label htmlFor={`${form}-text`} className="sr-only">
          {texts.label}
        </label>
        <textarea
          ref={field}
          id={`${form}-text`}
          rows={1}
          maxLength={LONGEST}
          value={draft.text}
          placeholder={texts.placeholder}
          aria-invalid={draft.refusal ? true : undefined}
          aria-describedby={draft.refusal ? `${form}-refusal` : `${form}-hint`}
          onChange={(event) => desk.drafts.change(id, { text: event.target.value })}
          onKeyDown={press}
          onPaste={paste}
          style={FIELD_STYLE}
          className="min-w-0 flex-1 py-2 text-small outline-none"
        />
        <button
          type="submit"
          aria-label={texts.send}
          aria-disabled={isEmpty || attachments.isBusy || undefined}
          className="btn-primary inline-grid size-11 flex-none place-items-center rounded-pill"
        >
          <Send className="size-5" strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      {draft.refusal && <Refused id={`${form}-refusal`} refusal={draft.refusal} />}
      <p id={`${form}-hint`} className="mt-1.5 flex justify-between gap-4 px-4 text-tiny text-ink-2">
        <span>{attachments.isBusy ? texts.waiting : !draft.refusal && hint}</span>
        <span className="max-md:hidden">{texts.enter}</span>
      </p>
    </form>
  )
}

/** The text is back in the field; this says what is wrong with it. */
function Refused({ id, refusal: { reason, fragments } }: { id: string; refusal: Refusal }) {
  return (
    <p
      id={id}
      role="alert"
      className="mt-1.5 flex items-start gap-1.5 px-4 text-small text-bad wrap-anywhere"
    >
      <CircleAlert className="mt-0.75 size-3.75 flex-none" aria-hidden="true" />
      <span>
        {reason}{' '}
        {fragments.length > 0 && (
          <>
            {texts.fragments} <b>{listWords(fragments.map((words) => texts.quoted({ words })))}</b>
          </>
        )}
      </span>
    </p>
  )
}

function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <label
      className="pill relative size-11 flex-none justify-center text-ink-2 hover:text-ink"
      style={{ border: 0, padding: 0 }}
    >
      <span className="sr-only">{texts.attach}</span>
      <Paperclip className="size-5" strokeWidth={1.5} aria-hidden="true" />
      <input
        type="file"
        multiple
        accept={ACCEPTED}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Choosing the same file again has to count as a change.
          event.target.value = ''
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  )
}

function useDraft(conversationId: string): Draft {
  const { drafts } = useDesk()
  return useSyncExternalStore(drafts.subscribe, () => drafts.get(conversationId))
}
