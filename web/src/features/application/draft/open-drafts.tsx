import type { OwnDraft } from '@roomtone/contract/hosting/list-own-listings'
import { wizardTexts } from '@roomtone/texts/application/wizard'
import { LOCALE } from '@roomtone/texts/language'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ownListingsQuery } from '../../../parts/listing/own-listings.query.ts'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { useFreshPictures } from '../../../platform/pictures/use-fresh-pictures.ts'
import { useServices } from '../../../platform/services.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'

const texts = wizardTexts.open
const FEW = 3
const day = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric' })

/** Says nothing while it looks and when there is none: beginning anew is always possible. */
export function OpenDrafts() {
  useFreshPictures()
  const { data } = useQuery(ownListingsQuery(useServices()))
  const drafts = data?.drafts ?? []
  const [all, setAll] = useState(false)
  if (drafts.length === 0) return null
  const shown = all ? drafts : drafts.slice(0, FEW)
  return (
    <section aria-labelledby="open-drafts" className="mb-12">
      <h2 id="open-drafts" className="mb-4">
        {texts.title}
      </h2>
      <ul className="grid grid-cols-1 gap-2.5">
        {shown.map((draft) => (
          <li key={draft.id}>
            <DraftLink draft={draft} />
          </li>
        ))}
      </ul>
      {shown.length < drafts.length && (
        <Button variant="quiet" className="mt-2" onClick={() => setAll(true)}>
          {texts.more({ count: drafts.length - shown.length })}
        </Button>
      )}
    </section>
  )
}

function DraftLink({ draft }: { draft: OwnDraft }) {
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
