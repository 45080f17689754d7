import type { OwnDraft } from '@roomtone/contract/hosting/list-own-listings'
import { wizardTexts } from '@roomtone/texts/application/wizard'
import { LOCALE } from '@roomtone/texts/language'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Picture } from '../../../ui/picture.tsx'

const texts = wizardTexts.open
const day = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric' })

/** What it is, how far it has come and when somebody last worked on it; a press continues it. */
export function DraftLink({ draft }: { draft: OwnDraft }) {
  const title = draft.title || texts.untitled
  const facts = [
    draft.city,
    texts.percent({ share: draft.progress }),
    texts.changed({ day: day.format(new Date(draft.updatedAt)) }),
  ]
  return (
    <Link
      to={`/listing-wizard?draft=${draft.id}`}
      aria-label={texts.resume({ title })}
      className="choice items-center"
    >
      <span className="photo w-16 flex-none">
        {draft.cover && <Picture picture={uploaded(draft.cover)} alt="" sizes="64px" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{title}</span>
        <span className="block text-small text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
        {draft.applicationId && (
          <Badge tone="wait" className="mt-1">
            {texts.rework}
          </Badge>
        )}
      </span>
      <ArrowRight className="size-5 flex-none" strokeWidth={1.5} aria-hidden="true" />
    </Link>
  )
}
