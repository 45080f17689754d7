import type { ReleaseView } from '@roomtone/contract/compliance/release'
import { releaseTexts as texts } from '@roomtone/texts/compliance/release'
import type { RefObject } from 'react'
import { headingParts } from './reading.ts'

type ReleaseDocumentProps = {
  release: ReleaseView
  text: RefObject<HTMLDivElement | null>
  /**
   * Can be focused too, because a screen reader may read without ever scrolling. Null where there is nothing
   * to sign.
   */
  onEnd: (() => void) | null
}

/** Exactly the words that are hashed and signed, formatted for reading. */
export function ReleaseDocument({ release, text, onEnd }: ReleaseDocumentProps) {
  return (
    <article aria-label={release.title} className="max-w-[68ch] wrap-anywhere">
      <div ref={text} lang="en" className="lg:-mt-8">
        {numbered(release.sections).map(({ key, value }) => (
          <Section key={key} section={value} />
        ))}
      </div>
      <footer className="mt-12 border-t pt-5 text-small text-ink-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <span>{texts.end.marker}</span>
          {onEnd && (
            <button
              type="button"
              className="link touch print:hidden"
              onFocus={onEnd}
              onClick={() => document.getElementById('sign')?.focus()}
            >
              {texts.end.go}
            </button>
          )}
        </p>
        <p className="mt-2 text-tiny">
          {texts.end.hash}: <code>{release.hash}</code>
        </p>
      </footer>
    </article>
  )
}

function Section({ section: { heading, paragraphs } }: { section: ReleaseView['sections'][number] }) {
  const { number, words } = headingParts(heading)
  return (
    <section className="pt-12 print:pt-6">
      <h2 className="font-serif text-h2 text-ink print:break-after-avoid">
        {number && <span className="me-3 text-ink-2 even-figures">{number}</span>}
        {words}
      </h2>
      <div className="mt-4 stack-4 text-ink">
        {numbered(paragraphs).map(({ key, value }) => (
          <p key={key}>{value}</p>
        ))}
      </div>
    </section>
  )
}

/** A host may have two rules with the same words; their positions differ. */
function numbered<Item>(items: readonly Item[]): { key: number; value: Item }[] {
  return items.map((value, key) => ({ key, value }))
}
