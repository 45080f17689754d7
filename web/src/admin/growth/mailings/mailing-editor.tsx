import { ApiError } from '@roomtone/contract/call'
import { type MailingView, writeMailing } from '@roomtone/contract/notification/mailings'
import { mailingsTexts } from '@roomtone/texts/admin/mailings'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { MailingChanged } from './mailing-changed.tsx'
import { MailingFields } from './mailing-fields.tsx'
import { MailingPreview } from './mailing-preview.tsx'
import { type MailingWords, useMailing } from './use-mailing.ts'

const texts = mailingsTexts.form
const BLANK: MailingWords = { topic: 'news', audience: 'everyone', subject: '', body: '', link: null }

type Intent = 'save' | 'try' | 'send'

/** Every button saves first, so that a test or a send uses what is in the form. */
export function MailingEditor({ mailing }: { mailing: MailingView | null }) {
  const seen = useSeen(mailing)
  const { theirs } = seen
  const { save, tryIt, send, discard } = useMailing(mailing?.id ?? null, seen)
  const [shown, setShown] = useState<MailingWords>(mailing ?? BLANK)
  const [asked, setAsked] = useState<'send' | 'discard' | null>(null)
  const [intent, setIntent] = useState<Intent>('save')
  // State is a render late, and the form is submitted by the same click.
  const chosen = useRef<Intent>('save')
  const form = useForm({
    schema: writeMailing.body,
    read,
    submit: async (words) => {
      const saved = await save(words)
      if (chosen.current === 'save') void showToast('success', texts.saved)
      else if (chosen.current === 'try') await tryIt(saved)
      else setAsked('send')
    },
  })
  // The words that they agreed to send have changed under the dialog, so they see the new ones before they
  // are asked again.
  const closeIfStale = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'stale') throw error
    toastError(error)
    setAsked(null)
  }
  const button = (name: Intent, text: string, pendingText: string, variant: 'line' | 'primary') => (
    <Button
      type="submit"
      variant={variant}
      pending={form.pending && intent === name}
      pendingText={pendingText}
      onClick={() => {
        chosen.current = name
        setIntent(name)
      }}
    >
      {text}
    </Button>
  )
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
      {theirs && (
        <MailingChanged
          theirs={theirs}
          onTake={() => {
            seen.take(theirs)
            setShown(theirs)
          }}
          onKeep={() => seen.see(theirs)}
        />
      )}
      <form
        noValidate
        aria-label={texts.label}
        onSubmit={form.onSubmit}
        onInput={(event) => setShown(read(new FormData(event.currentTarget)))}
        className="grid content-start gap-5"
      >
        <MailingFields key={seen.round} mailing={seen.began} form={form} />
        <div className="flex flex-wrap gap-3">
          {button('save', texts.save, texts.saving, 'line')}
          {button('try', texts.tryIt, texts.trying, 'line')}
          {button('send', texts.send, texts.sending, 'primary')}
          {mailing && (
            <Button variant="quiet" onClick={() => setAsked('discard')}>
              {texts.discard}
            </Button>
          )}
        </div>
      </form>
      <div className="lg:sticky lg:top-24 lg:self-start">
        <MailingPreview words={shown} />
      </div>
      {mailing && asked === 'send' && (
        <ConfirmDialog
          {...mailingsTexts.confirmSend}
          title={
            mailing.recipients === 0
              ? mailingsTexts.confirmSend.nobody
              : mailingsTexts.confirmSend.title({ count: mailing.recipients })
          }
          text={
            mailing.recipients === 0 ? mailingsTexts.confirmSend.nobodyText : mailingsTexts.confirmSend.text
          }
          onConfirm={() => send(mailing).catch(closeIfStale)}
          onClose={() => setAsked(null)}
        />
      )}
      {mailing && asked === 'discard' && (
        <ConfirmDialog
          {...mailingsTexts.confirmDiscard}
          onConfirm={() => discard(mailing)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

function read(data: FormData): MailingWords {
  const text = (name: string) => String(data.get(name) ?? '')
  const label = text('link.label')
  const path = text('link.path')
  return {
    topic: text('topic') as MailingWords['topic'],
    audience: text('audience') as MailingWords['audience'],
    subject: text('subject'),
    // Forms send line breaks as CRLF.
    body: text('body').replaceAll('\r\n', '\n'),
    link: label.trim() === '' && path.trim() === '' ? null : { label, path },
  }
}

/**
 * The words that the form started with, and the version that its user has seen. A reload in between changes
 * neither; otherwise the next save would overwrite a colleague's words as if they had been read.
 */
function useSeen(mailing: MailingView | null) {
  const [seen, setSeen] = useState({ began: mailing, version: mailing?.version ?? 0, round: 0 })
  const isBehind = mailing !== null && seen.version > 0 && mailing.version > seen.version
  return {
    ...seen,
    theirs: isBehind ? mailing : null,
    /** Saved by this person, or read and set aside. */
    see: ({ version }: MailingView) => setSeen((before) => ({ ...before, version })),
    /** The form starts over with these. */
    take: (began: MailingView) =>
      setSeen(({ round }) => ({ began, version: began.version, round: round + 1 })),
  }
}
