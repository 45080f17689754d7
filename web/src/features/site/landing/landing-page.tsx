import type { ReactNode } from 'react'
import type { Category } from './categories.ts'
import { CategoryShowcase } from './category-showcase.tsx'
import { Closing } from './closing.tsx'
import { FeaturedSection } from './featured-section.tsx'
import type { FeaturedSpace } from './featured-spaces.ts'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Safety } from './safety.tsx'

type LandingPageProps = {
  spaces: readonly FeaturedSpace[]
  categories: readonly Category[]
  /** Everyone may sign up, so nobody waits for an invitation. */
  isOpen: boolean
  isDemo: boolean
  footer: ReactNode
  onJoinWaitlist: () => void
  onOpenSpace: (space: FeaturedSpace) => void
}

export function LandingPage({
  spaces,
  categories,
  isOpen,
  isDemo,
  footer,
  onJoinWaitlist,
  onOpenSpace,
}: LandingPageProps) {
  return (
    <>
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero demo={isDemo} isOpen={isOpen} onJoinWaitlist={onJoinWaitlist} />
        <CategoryShowcase categories={categories} />
        <HowItWorks isOpen={isOpen} />
        <FeaturedSection spaces={spaces} onOpenSpace={onOpenSpace} />
        <Safety />
        <Closing isOpen={isOpen} onJoinWaitlist={onJoinWaitlist} />
      </main>
      {footer}
    </>
  )
}
