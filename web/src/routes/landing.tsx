import { lazy, Suspense, useState } from 'react'
import { featuredSpaces, type FeaturedSpace } from '../features/landing/featured-spaces.ts'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { openDialog } from '../platform/dialogs/dialogs.ts'
import { useSite } from '../platform/queries/site.query.ts'

const SpaceDialog = lazy(async () => ({ default: (await import('../features/space-dialog/space-dialog.tsx')).SpaceDialog }))

export function Page() {
  const site = useSite()
  const [space, setSpace] = useState<FeaturedSpace | null>(null)
  return (
    <>
      <LandingPage
        spaces={featuredSpaces}
        year={site.year}
        demo={site.demo}
        onJoinWaitlist={() => openDialog('waitlist')}
        onOpenSpace={setSpace}
      />
      {space && (
        <Suspense>
          <SpaceDialog
            space={space}
            onClose={() => setSpace(null)}
            onJoinWaitlist={() => {
              setSpace(null)
              openDialog('waitlist')
            }}
          />
        </Suspense>
      )}
    </>
  )
}
