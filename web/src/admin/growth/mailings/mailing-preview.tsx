import { mailingsTexts } from '@roomtone/texts/admin/mailings'
import { PRODUCT } from '@roomtone/texts/product'
import type { MailingWords } from './use-mailing.ts'

const texts = mailingsTexts.preview

/** Close enough to judge the words by; "Send to myself" shows the real email. */
export function MailingPreview({ words }: { words: MailingWords }) {
  const { topic, subject, body, link } = words
  const paragraphs = (body.trim() || texts.body).split(/\n[^\S\n]*\n\s*/)
  return (
    <section aria-label={texts.title}>
      <p aria-hidden="true" className="mb-1.5 text-small font-medium">
        {texts.title}
      </p>
      <div className="rounded-m border bg-paper-2 p-4 md:p-6">
        <p className="mb-4 font-serif text-title">{PRODUCT}</p>
        <div className="grid gap-4 rounded-m border bg-card p-5 wrap-anywhere md:p-8">
          <h2>{subject.trim() || texts.subject}</h2>
          {paragraphs.map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
            <p key={place} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
          {link && (
            <p>
              <span className="btn btn-primary pointer-events-none">{link.label || link.path}</span>
              <span className="mt-2 block text-small text-ink-2">{link.path}</span>
            </p>
          )}
        </div>
        <p className="mt-4 text-small text-ink-2">
          {texts.reasons[topic]} <span className="underline">{texts.unsubscribe}</span>
        </p>
      </div>
    </section>
  )
}
