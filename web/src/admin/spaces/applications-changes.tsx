import type { ApplicationItem } from '@roomtone/contract/application/application'
import { applicationsTexts } from '@roomtone/texts/admin/applications'
import { saidSentence } from '../../platform/language/said-sentence.texts.ts'

const texts = applicationsTexts.changes

/** What hosts write themselves stays as they wrote it. */
const THEIR_WORDS = new Set(['Title', 'Description', 'Address', 'Residential address'])
const words = (field: string, text: string) => (THEIR_WORDS.has(field) ? text : saidSentence(text))

/** What the host changed after the last decision, so that nobody has to look for it. */
export function ApplicationChanges({ changes }: Pick<ApplicationItem, 'changes'>) {
  return (
    <div className="border-t pt-6">
      <h3 className="font-sans text-small font-medium">{texts.title}</h3>
      {changes.length === 0 ? (
        <p className="mt-1 text-small text-ink-2">{texts.nothing}</p>
      ) : (
        <dl className="mt-3 grid gap-4 text-small">
          {changes.map(({ field, before, after }) => (
            <div key={field} className="grid gap-x-6 gap-y-1 lg:grid-cols-4">
              <dt className="font-medium">{saidSentence(field)}</dt>
              <dd className="text-ink-2 wrap-anywhere">
                <span className="sr-only">{texts.before}: </span>
                <del>{words(field, before)}</del>
              </dd>
              <dd className="wrap-anywhere lg:col-span-2">
                <span className="sr-only">{texts.after}: </span>
                <ins className="no-underline">{words(field, after)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
