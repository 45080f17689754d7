import { continueTexts as texts } from '@roomtone/texts/application/continue'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ownListingsQuery } from '../../../parts/listing/own-listings.query.ts'
import { useFreshPictures } from '../../../platform/pictures/use-fresh-pictures.ts'
import { useServices } from '../../../platform/services.tsx'
import { DraftLink } from './draft-link.tsx'

/** The draft that somebody last worked on. Shows nothing while it loads and where there is none. */
export function ContinueListing() {
  useFreshPictures()
  const { data } = useQuery(ownListingsQuery(useServices()))
  const [latest, ...others] = data?.drafts ?? []
  if (!latest) return null
  return (
    <section aria-labelledby="continue-listing" className="mb-10 max-w-xl md:mb-14">
      <h2 id="continue-listing" className="mb-4 text-title">
        {texts.title}
      </h2>
      <DraftLink draft={latest} />
      {others.length > 0 && (
        <p className="mt-3 text-small">
          <Link to="/listing-wizard" className="link">
            {texts.others({ count: others.length })}
          </Link>
        </p>
      )}
    </section>
  )
}
