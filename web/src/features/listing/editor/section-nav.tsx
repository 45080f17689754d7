import { unconfirmed } from '@roomtone/domain/listing/terms'
import { editorTexts as texts } from '@roomtone/texts/listing/editor'
import { liveTermsTexts } from '@roomtone/texts/listing/live-terms'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../../ui/cx.ts'
import type { Section } from './sections.ts'
import { summaryOf } from './summary-of.ts'
import type { Edits } from './use-edits.ts'

type SectionNavProps = {
  edits: Edits
  sections: readonly Section[]
  /** Null on a phone's first page: the list itself. */
  open: Section | null
  pathOf: (section: Section) => string
  /** Null for a co-host. */
  termsPath: string | null
  className?: string | undefined
}

const ROW =
  'flex min-h-11 items-center gap-3 py-3 lg:rounded-s lg:px-4 lg:py-2 lg:text-small lg:text-ink-2 lg:hover:text-ink'

/** A rail beside the open section; on a phone the list from which one is opened. */
export function SectionNav({ edits, sections, open, pathOf, termsPath, className }: SectionNavProps) {
  const current = open ?? sections[0]
  return (
    <nav aria-label={texts.navigation} className={className}>
      <ul className="grid max-lg:border-y max-lg:[&>li+li]:border-t lg:gap-1">
        {sections.map((section) => (
          <li key={section} className="min-w-0">
            <Link
              to={pathOf(section)}
              preventScrollReset={open !== null}
              aria-current={section === current ? 'page' : undefined}
              className={cx(
                ROW,
                'lg:aria-[current=page]:bg-paper-2 lg:aria-[current=page]:font-medium lg:aria-[current=page]:text-ink',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="max-lg:font-medium">{texts.sections[section].title}</span>
                <span className="block truncate text-small text-ink-2 lg:hidden">
                  {summaryOf(section, edits.values)}
                </span>
              </span>
              {edits.isDirty(section) && <Unsaved />}
              <ChevronRight
                className="size-5 flex-none text-ink-2 lg:hidden"
                strokeWidth={1.5}
                aria-hidden="true"
              />
            </Link>
          </li>
        ))}
        {termsPath && (
          <li className="min-w-0 lg:mt-3 lg:border-t lg:pt-3">
            <Link to={termsPath} className={ROW}>
              <span className="min-w-0 flex-1">
                <span className="max-lg:font-medium">{liveTermsTexts.title}</span>
                <span className="block text-small text-ink-2">{termsLine(edits.listing)}</span>
              </span>
              <ChevronRight
                className="size-5 flex-none text-ink-2 lg:hidden"
                strokeWidth={1.5}
                aria-hidden="true"
              />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

function termsLine({ termsConfirmed }: Edits['listing']): string {
  const { length: count } = unconfirmed({ confirmed: termsConfirmed })
  return count === 0 ? liveTermsTexts.all : liveTermsTexts.left({ count })
}

function Unsaved() {
  return (
    <span className="flex-none">
      <span aria-hidden="true" className="block size-2 rounded-pill bg-accent" />
      <span className="sr-only">{texts.unsavedShort}</span>
    </span>
  )
}
