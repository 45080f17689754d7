import { wizardTexts } from '@roomtone/texts/application/wizard'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownListingsQuery } from '../../../parts/listing/own-listings.query.ts'
import { useFreshPictures } from '../../../platform/pictures/use-fresh-pictures.ts'
import { useServices } from '../../../platform/services.tsx'
import { Button } from '../../../ui/button.tsx'
import { DraftLink } from './draft-link.tsx'

const texts = wizardTexts.open
const FEW = 3

/** Shows nothing while it loads or when there is no draft: starting over is always possible. */
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
