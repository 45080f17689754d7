import { type DemoNote, SiteFooter } from '../site-footer/site-footer.tsx'
import { CategoryShowcase } from './category-showcase.tsx'
import { Closing } from './closing.tsx'
import { FeaturedSection } from './featured-section.tsx'
import type { FeaturedSpace } from './featured-spaces.ts'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Safety } from './safety.tsx'

type LandingPageProps = {
  spaces: readonly FeaturedSpace[]
  year: number
  demo: DemoNote | null
  onJoinWaitlist: () => void
  onOpenSpace: (space: FeaturedSpace) => void
}

export function LandingPage({ spaces, year, demo, onJoinWaitlist, onOpenSpace }: LandingPageProps) {
  return (
    <>
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero demo={demo !== null} onJoinWaitlist={onJoinWaitlist} />
        <CategoryShowcase />
        <HowItWorks />
        <FeaturedSection spaces={spaces} onOpenSpace={onOpenSpace} />
        <Safety />
        <Closing onJoinWaitlist={onJoinWaitlist} />
      </main>
      <SiteFooter year={year} demo={demo} onLink={onJoinWaitlist} />
    </>
  )
}
