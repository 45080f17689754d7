import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { FeaturedSpace } from '../features/landing/featured-spaces.ts'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { openDialog } from '../platform/dialogs/dialogs.ts'
import { useSite } from '../platform/queries/site.query.ts'
import type { RouteModule } from '../platform/route.ts'
import { type Services, useServices } from '../platform/services.tsx'

const SpaceDialog = lazy(async () => ({
  default: (await import('../features/space-dialog/space-dialog.tsx')).SpaceDialog,
}))
const LiveSpaceDialog = lazy(async () => ({
  default: (await import('../features/space-dialog/live-space-dialog.tsx')).LiveSpaceDialog,
}))

/** As data, the spaces travel in the page's HTML and cost the first visit no script. */
function spacesQuery(services: Services) {
  return queryOptions({
    queryKey: ['featured-spaces'],
    queryFn: async () => (await import('../features/landing/load-spaces.ts')).loadSpaces(services),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function categoriesQuery(services: Services) {
  return queryOptions({
    queryKey: ['showcase'],
    queryFn: async () => (await import('../features/landing/load-categories.ts')).loadCategories(services),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const load: RouteModule['load'] = async (services) => {
  await Promise.all([
    services.queryClient.ensureQueryData(spacesQuery(services)),
    services.queryClient.ensureQueryData(categoriesQuery(services)),
  ])
}

export function Page() {
  const site = useSite()
  const services = useServices()
  const { data: spaces } = useSuspenseQuery(spacesQuery(services))
  const { data: categories } = useSuspenseQuery(categoriesQuery(services))
  const [space, setSpace] = useState<FeaturedSpace | null>(null)
  const Dialog = space?.isLive ? LiveSpaceDialog : SpaceDialog
  return (
    <>
      <LandingPage
        spaces={spaces}
        categories={categories}
        isOpen={!site.inviteOnly}
        year={site.year}
        demo={site.demo}
        onJoinWaitlist={() => openDialog('waitlist')}
        onOpenSpace={setSpace}
      />
      {space && (
        <Suspense>
          <Dialog
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
