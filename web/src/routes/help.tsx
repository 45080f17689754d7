import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { HelpPage } from '../features/help/help-page.tsx'
import { loadHelp } from '../features/help/load-help.ts'
import { useSite } from '../platform/queries/site.query.ts'
import type { RouteModule } from '../platform/route.ts'

const helpQuery = (search: URLSearchParams) => {
  const asked = { query: (search.get('q') ?? '').slice(0, 200), article: search.get('article') }
  return queryOptions({
    queryKey: ['help', asked],
    queryFn: () => loadHelp(asked),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const load: RouteModule['load'] = async ({ queryClient }, { request }) => {
  const { searchParams } = new URL(request.url)
  const content = await queryClient.ensureQueryData(helpQuery(searchParams))
  if (searchParams.has('article') && !content.article) throw new Response('Not found', { status: 404 })
}

export function Page() {
  const [search, setSearch] = useSearchParams()
  const { data } = useSuspenseQuery(helpQuery(search))
  const { supportEmail } = useSite()
  return (
    <HelpPage
      {...data}
      supportEmail={supportEmail}
      onQuery={(q) => setSearch(q ? { q } : {}, { replace: true, preventScrollReset: true })}
    />
  )
}
