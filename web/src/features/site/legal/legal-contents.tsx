import type { LegalSection } from './legal-document.ts'

/** Beside the text where there is room; folded away above it on a phone, where it would fill the first screen. */
export function LegalContents({ sections }: { sections: LegalSection[] }) {
  return (
    <>
      <details className="border-b border-line pb-3 lg:hidden print:hidden">
        <summary className="flex min-h-11 items-center justify-between text-small font-semibold text-ink">
          Contents
          <span className="font-normal text-ink-2">{sections.length} sections</span>
        </summary>
        <ContentsList sections={sections} />
      </details>
      <aside className="sticky top-24 order-last max-h-[calc(100dvh-8rem)] self-start overflow-y-auto max-lg:hidden print:hidden">
        <p className="mb-3 text-small font-semibold text-ink">Contents</p>
        <ContentsList sections={sections} />
      </aside>
    </>
  )
}

function ContentsList({ sections }: { sections: LegalSection[] }) {
  return (
    <nav aria-label="Contents">
      <ol className="border-s border-line">
        {sections.map((section, index) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="-ms-px flex gap-3 border-s border-transparent py-1.5 ps-4 text-small text-ink-2 hover:border-accent hover:text-ink max-lg:py-3"
            >
              <span aria-hidden="true" className="w-5 shrink-0 even-figures">
                {index + 1}
              </span>
              {section.heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
