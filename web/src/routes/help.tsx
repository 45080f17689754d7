import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { HelpPage } from '../features/site/help/help-page.tsx'
import { loadHelp } from '../features/site/help/load-help.ts'
import { rankFor } from '../features/site/help/rank-for.ts'
import { siteQuery, useSite } from '../platform/queries/site.query.ts'
import type { RouteModule } from '../platform/route.ts'
import { type Services, useServices } from '../platform/services.tsx'
import { useMember } from '../platform/session/use-session.ts'

export { help as title } from '@roomtone/texts/shell/titles'

const helpQuery = (services: Services, search: URLSearchParams) => {
  const asked = { query: (search.get('q') ?? '').slice(0, 200), article: search.get('article') }
  return queryOptions({
    queryKey: ['help', asked],
    queryFn: async () => loadHelp(asked, await services.queryClient.ensureQueryData(siteQuery(services))),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const load: RouteModule['load'] = async (services, { request }) => {
  const { searchParams } = new URL(request.url)
  const content = await services.queryClient.ensureQueryData(helpQuery(services, searchParams))
  if (searchParams.has('article') && !content.article) throw new Response('Not found', { status: 404 })
}

export function Page() {
  const [search, setSearch] = useSearchParams()
  const { data } = useSuspenseQuery(helpQuery(useServices(), search))
  const { supportEmail } = useSite()
  const isHost = useMember()?.roles.includes('host') ?? false
  return (
    <HelpPage
      {...data}
      results={rankFor(data.results, isHost)}
      supportEmail={supportEmail}
      onQuery={(q) => setSearch(q ? { q } : {}, { replace: true, preventScrollReset: true })}
    />
  )
}
