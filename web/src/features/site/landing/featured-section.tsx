import { landingTexts } from '@roomtone/texts/site/landing'
import { Link } from 'react-router'
import type { FeaturedSpace } from './featured-spaces.ts'
import { SpaceCard } from './space-card.tsx'

const texts = landingTexts.featured

/** The six places of the spread: one picture leads with two beside it; below, the mirror image. */
const places = [
  { lead: true, className: 'lg:col-span-8 lg:row-span-2' },
  { lead: false, className: 'lg:col-span-4' },
  { lead: false, className: 'lg:col-span-4' },
  { lead: false, className: 'lg:col-span-4 lg:col-start-1' },
  { lead: false, className: 'lg:col-span-4 lg:col-start-1' },
  { lead: true, className: 'lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-3' },
]

type FeaturedSectionProps = {
  spaces: readonly FeaturedSpace[]
  onOpenSpace: (space: FeaturedSpace) => void
}

export function FeaturedSection({ spaces, onOpenSpace }: FeaturedSectionProps) {
  return (
    <section id="spaces" className="far section wrap pt-0!" aria-labelledby="spaces-title">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-2 lg:mb-12">
        <h2 id="spaces-title" className="text-h1">
          {texts.title}
        </h2>
        <Link to="/properties" className="link inline-flex min-h-11 items-center text-small font-medium">
          {texts.browse}
        </Link>
      </div>
      <div className="grid gap-8 md:grid-cols-2 md:gap-x-6 lg:grid-cols-12 lg:gap-y-12">
        {spaces.slice(0, places.length).map((space, index) => (
          <SpaceCard key={space.id} space={space} {...places[index]} onOpen={() => onOpenSpace(space)} />
        ))}
      </div>
    </section>
  )
}
