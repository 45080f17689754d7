import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { FeaturedSpace } from '../features/landing/featured-spaces.ts'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { openDialog } from '../platform/dialogs/dialogs.ts'
import { useSite } from '../platform/queries/site.query.ts'
import type { RouteModule } from '../platform/route.ts'

const SpaceDialog = lazy(async () => ({
  default: (await import('../features/space-dialog/space-dialog.tsx')).SpaceDialog,
}))

/** As data, the spaces travel in the page's HTML and cost the first visit no script. */
const spacesQuery = queryOptions({
  queryKey: ['featured-spaces'],
  queryFn: async () => (await import('../features/landing/featured-spaces.ts')).featuredSpaces,
  staleTime: Number.POSITIVE_INFINITY,
})

export const load: RouteModule['load'] = async ({ queryClient }) => {
  await queryClient.ensureQueryData(spacesQuery)
}

export function Page() {
  const site = useSite()
  const { data: spaces } = useSuspenseQuery(spacesQuery)
  const [space, setSpace] = useState<FeaturedSpace | null>(null)
  return (
    <>
      <LandingPage
        spaces={spaces}
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
