import { EnglishNote } from '../../../parts/site/english-note.tsx'
import { LegalContents } from './legal-contents.tsx'
import type { LegalDocument } from './legal-document.ts'
import { LegalSectionView } from './legal-section-view.tsx'
import { LegalText } from './legal-text.tsx'

const formatDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

interface Props {
  document: LegalDocument
  supportEmail: string
}

export function LegalPage({ document, supportEmail }: Props) {
  return (
    // The English words are the binding ones, whatever language the page around them has.
    <main
      id="main"
      lang="en"
      tabIndex={-1}
      className="wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28 print:py-0"
    >
      <header className="max-w-[68ch]">
        <EnglishNote />
        <p className="text-small text-ink-2">
          Last updated{' '}
          <time dateTime={document.updated}>{formatDate.format(new Date(document.updated))}</time>
        </p>
        <h1 className="mt-3 font-serif text-h1 text-ink">{document.title}</h1>
        <div className="mt-6 stack-4 text-ink-2">
          {document.intro.map((text) => (
            <p key={text} className="text-pretty">
              <LegalText text={text} supportEmail={supportEmail} />
            </p>
          ))}
        </div>
      </header>
      <div className="mt-10 grid gap-x-16 border-t border-line pt-3 lg:pt-8 lg:grid-cols-[minmax(0,1fr)_17rem] print:mt-6 print:block">
        <LegalContents sections={document.sections} />
        <div className="max-w-[68ch] lg:-mt-8">
          {document.sections.map((section, index) => (
            <LegalSectionView
              key={section.id}
              section={section}
              number={index + 1}
              supportEmail={supportEmail}
            />
          ))}
        </div>
      </div>
    </main>
  )
}
