import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { uiTexts } from './ui.texts.ts'

/** Long text: a column no wider than the eye likes. */
export function Prose({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx('prose', className)}>{children}</div>
}

/** A part of a long text that can be linked to; its heading is its anchor. */
export function ProseSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-12 border-t pt-8 first:mt-0">
      <h2 id={`${id}-title`} className="mb-4">
        <a href={`#${id}`} className="hover:underline">
          {title}
        </a>
      </h2>
      {children}
    </section>
  )
}

export function ProseContents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label={uiTexts.onThisPage} className="text-small">
      <p className="mb-2 font-medium">{uiTexts.onThisPage}</p>
      <ul className="grid">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="touch inline-flex min-h-8 items-center text-ink-2 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
