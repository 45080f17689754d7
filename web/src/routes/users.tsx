import { ApiError } from '@roomtone/contract/call'
import type { PublicPerson } from '@roomtone/contract/person/show-person'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { personQuery } from '../features/profile/profile.query.ts'
import { publicProfileTexts as texts } from '../features/profile/profile.texts.ts'
import { PublicProfile } from '../features/profile/public-profile.tsx'
import { personReviewsQuery } from '../features/reviews/reviews.query.ts'
import { setPageMeta } from '../platform/queries/page-meta.query.ts'
import type { RouteModule } from '../platform/route.ts'
import { type Services, useServices } from '../platform/services.tsx'

export const load: RouteModule['load'] = async (services, { params: { id = '' }, request }) => {
  const { name, isHost, isFindable } = await fetchPerson(services, id)
  // In a browser each list asks for itself; the server's page has them in it.
  if (services.session === null)
    await Promise.all(
      (isHost ? (['host', 'guest'] as const) : (['guest'] as const)).map((as) =>
        services.queryClient.prefetchQuery(personReviewsQuery(services, id, as)),
      ),
    )
  setPageMeta(services.queryClient, new URL(request.url).pathname, {
    title: name,
    description: isHost ? texts.hostDescription(name) : texts.description(name),
    ...(isFindable ? {} : { noIndex: true }),
  })
}

async function fetchPerson(services: Services, id: string): Promise<PublicPerson> {
  try {
    return await services.queryClient.ensureQueryData(personQuery(services, id))
  } catch (error) {
    // An address that was cut off is nobody's either.
    if (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code))
      throw new Response('Not found', { status: 404 })
    throw error
  }
}

export function Page() {
  const { id = '' } = useParams()
  const { data } = useSuspenseQuery(personQuery(useServices(), id))
  return <PublicProfile key={id} person={data} />
}
