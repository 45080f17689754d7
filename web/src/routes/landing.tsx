import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { FeaturedSpace } from '../features/site/landing/featured-spaces.ts'
import { LandingPage } from '../features/site/landing/landing-page.tsx'
import { openDialog } from '../platform/dialogs/dialogs.ts'
import { useSite } from '../platform/queries/site.query.ts'
import type { RouteModule } from '../platform/route.ts'
import { type Services, useServices } from '../platform/services.tsx'
import { SiteFooter } from '../shell/footer/site-footer.tsx'

export { landing as title } from '@roomtone/texts/shell/titles'

const SpaceDialog = lazy(async () => ({
  default: (await import('../features/site/space-dialog/space-dialog.tsx')).SpaceDialog,
}))
const LiveSpaceDialog = lazy(async () => ({
  default: (await import('../features/site/space-dialog/live-space-dialog.tsx')).LiveSpaceDialog,
}))

/** As data, the spaces come in the page's HTML and cost the first visit no script. */
function spacesQuery(services: Services) {
  return queryOptions({
    queryKey: ['featured-spaces'],
    queryFn: async () => (await import('../features/site/landing/load-spaces.ts')).loadSpaces(services),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function categoriesQuery(services: Services) {
  return queryOptions({
    queryKey: ['showcase'],
    queryFn: async () =>
      (await import('../features/site/landing/load-categories.ts')).loadCategories(services),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const load: RouteModule['load'] = async (services) => {
  await Promise.all([
    services.queryClient.ensureQueryData(spacesQuery(services)),
    services.queryClient.ensureQueryData(categoriesQuery(services)),
  ])
}

const joinWaitlist = () => openDialog('waitlist')

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
        isDemo={site.demo !== null}
        footer={<SiteFooter year={site.year} demo={site.demo} onLink={joinWaitlist} />}
        onJoinWaitlist={joinWaitlist}
        onOpenSpace={setSpace}
      />
      {space && (
        <Suspense>
          <Dialog
            space={space}
            onClose={() => setSpace(null)}
            onJoinWaitlist={() => {
              setSpace(null)
              joinWaitlist()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
