import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { QueryKeyOf } from '../queries/query-names.ts'
import { keepFresh } from './keep-fresh.ts'

/** Set up like `start-live.ts`. */
export function aFreshCache(): QueryClient {
  const queryClient = new QueryClient()
  keepFresh(queryClient)
  return queryClient
}

/** A component that queries this key, and is answered when the test says so. */
export function watch(queryClient: QueryClient, queryKey: QueryKeyOf) {
  const answers: ((value: string) => void)[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  observer.subscribe(() => {})
  return { answers, data: () => observer.getCurrentResult().data }
}
