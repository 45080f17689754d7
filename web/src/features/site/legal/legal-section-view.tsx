import type { LegalSection } from './legal-document.ts'
import { LegalText } from './legal-text.tsx'

interface Props {
  section: LegalSection
  number: number
  supportEmail: string
}

export function LegalSectionView({ section, number, supportEmail }: Props) {
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-heading`}
      className="scroll-mt-24 pt-12 print:pt-6"
    >
      <h2 id={`${section.id}-heading`} className="font-serif text-h2 text-ink print:break-after-avoid">
        <span className="me-3 text-ink-2 even-figures">{number}</span>
        {section.heading}
      </h2>
      <div className="mt-4 stack-4 text-ink">
        {section.body.map((block) =>
          typeof block === 'string' ? (
            <p key={block} className="text-pretty">
              <LegalText text={block} supportEmail={supportEmail} />
            </p>
          ) : (
            <ul key={block.list[0]} className="list-disc stack-2 ps-5 marker:text-ink-3">
              {block.list.map((item) => (
                <li key={item} className="ps-1 text-pretty print:break-inside-avoid">
                  <LegalText text={item} supportEmail={supportEmail} />
                </li>
              ))}
            </ul>
          ),
        )}
      </div>
    </section>
  )
}
