import type { ApplicationItem } from '@roomtone/contract/application/application'
import { applicationsTexts } from '@roomtone/texts/admin/applications'
import { termsTexts } from '@roomtone/texts/listing/terms'
import { listWords } from '../../platform/language/list-words.ts'
import { changeWords } from './change-words.ts'

const texts = applicationsTexts.changes

/** What the host changed after the last decision, so that nobody has to look for it. */
export function ApplicationChanges({
  changes,
  termsChanged,
}: Pick<ApplicationItem, 'changes' | 'termsChanged'>) {
  return (
    <div className="border-t pt-6">
      <h3 className="font-sans text-small font-medium">{texts.title}</h3>
      {termsChanged.length > 0 && (
        <p className="mt-1 text-small">
          {texts.terms({ blocks: listWords(termsChanged.map((block) => termsTexts.blocks[block].title)) })}
        </p>
      )}
      {changes.length === 0 ? (
        termsChanged.length === 0 && <p className="mt-1 text-small text-ink-2">{texts.nothing}</p>
      ) : (
        <dl className="mt-3 grid gap-4 text-small">
          {changes
            .map((change) => ({ ...changeWords(change), field: change.field }))
            .map(({ field, before, after }) => (
              <div key={field} className="grid gap-x-6 gap-y-1 lg:grid-cols-4">
                <dt className="font-medium">{texts.fields[field]}</dt>
                <dd className="text-ink-2 wrap-anywhere">
                  <span className="sr-only">{texts.before}: </span>
                  <del>{before}</del>
                </dd>
                <dd className="wrap-anywhere lg:col-span-2">
                  <span className="sr-only">{texts.after}: </span>
                  <ins className="no-underline">{after}</ins>
                </dd>
              </div>
            ))}
        </dl>
      )}
    </div>
  )
}
