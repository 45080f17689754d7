import type { PublicPerson } from '@roomtone/contract/public-profile/show-person'
import { profileTexts, publicProfileTexts as texts } from '@roomtone/texts/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { personQuery } from '../../features/profile/profile.query.ts'
import { PublicProfile } from '../../features/profile/public-profile.tsx'
import { PersonReviews } from '../../features/review/person-reviews.tsx'
import { personReviewsQuery } from '../../features/review/reviews.query.ts'
import { isMissing } from '../../platform/is-missing.ts'
import { setPageMeta } from '../../platform/queries/page-meta.query.ts'
import type { RouteModule } from '../../platform/route.ts'
import { type Services, useServices } from '../../platform/services.tsx'
import { useMember } from '../../platform/session/use-session.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'

export { users as title } from '@roomtone/texts/shell/titles'

export const load: RouteModule['load'] = async (services, { params: { id = '' }, request }) => {
  const { name, isHost, isFindable } = await fetchPerson(services, id)
  // In a browser each list loads itself; the server's page has them in it.
  if (services.session === null)
    await Promise.all(
      (isHost ? (['host', 'guest'] as const) : (['guest'] as const)).map((as) =>
        services.queryClient.prefetchQuery(personReviewsQuery(services, id, as)),
      ),
    )
  setPageMeta(services.queryClient, new URL(request.url).pathname, {
    title: name,
    description: texts.description({ name }),
    ...(isFindable ? {} : { noIndex: true }),
  })
}

async function fetchPerson(services: Services, id: string): Promise<PublicPerson> {
  try {
    return await services.queryClient.ensureQueryData(
      personQuery(services, id, services.session?.get()?.user.id ?? null),
    )
  } catch (error) {
    if (isMissing(error)) throw new Response('Not found', { status: 404 })
    throw error
  }
}

export function Page() {
  const { id = '' } = useParams()
  const memberId = useMember()?.id ?? null
  const person = useQuery({
    ...personQuery(useServices(), id, memberId),
    // The page comes as a stranger sees it, and a member sees that until the rest is loaded.
    placeholderData: (before) => (before?.id === id && before.details === null ? before : undefined),
  })
  if (person.data)
    return (
      <PublicProfile
        key={id}
        person={person.data}
        isStranger={memberId === null}
        reviewsAs={(as) => <PersonReviews personId={id} as={as} />}
      />
    )
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none">
      {person.isError && (
        <ErrorState
          title={profileTexts.failed.text}
          onRetry={() => void person.refetch()}
          retrying={person.isFetching}
        >
          {person.error.message}
        </ErrorState>
      )}
    </main>
  )
}
