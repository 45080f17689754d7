import { editorTexts as texts } from '@roomtone/texts/listing/editor'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import type { Section } from './sections.ts'
import type { Edits } from './use-edits.ts'

type SectionPaneProps = {
  edits: Edits
  section: Section
  /** The list of all sections, which a phone returns to. */
  listPath: string
  className?: string | undefined
  children: ReactNode
}

export function SectionPane({ edits, section, listPath, className, children }: SectionPaneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(section)
  const dirty = edits.isDirty(section)

  // Opening another section moves to its start; the first one opens with the page.
  useEffect(() => {
    if (last.current !== section) heading.current?.focus()
    last.current = section
  }, [section])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (dirty) void edits.save(section)
  }

  return (
    <div className={className}>
      <div className="mb-5 text-small text-ink-2 lg:hidden">
        <BackLink to={listPath}>{texts.allSections}</BackLink>
      </div>
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {texts.sections[section].title}
      </h2>
      <p className="mt-2 text-ink-2">{texts.sections[section].intro}</p>
      <form id="section-form" noValidate onSubmit={submit} className="mt-8 grid gap-8">
        {children}
        <div
          className={cx(
            '-mx-5 flex flex-wrap items-center gap-3 border-t bg-paper px-5 py-3 md:mx-0 md:px-0',
            // Stays in view for as long as there is something to save.
            dirty && 'sticky z-10',
          )}
          style={{ bottom: 'var(--bottom-bar, 0)' }}
        >
          {/* On the left, because toasts appear at the lower right. */}
          <Button type="submit" disabled={!dirty} pending={edits.pending} pendingText={texts.saving}>
            {texts.save}
          </Button>
          {dirty && (
            <Button variant="quiet" onClick={() => edits.discard(section)}>
              {texts.discard}
            </Button>
          )}
          <p role="status" className="text-small text-ink-2">
            {dirty && texts.unsaved}
          </p>
        </div>
      </form>
    </div>
  )
}
