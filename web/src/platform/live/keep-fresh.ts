import type { InvalidateOptions, InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Makes sure that nothing requested before a change counts as new after it. The library repeats a request
 * only where it has an answer already; it keeps waiting for the first one of a key, and for one that nothing
 * on the screen uses, and their answers may be older than the change. For members only: strangers change
 * little, and their pages stay lighter.
 */
export function keepFresh(queryClient: QueryClient): void {
  const invalidate = queryClient.invalidateQueries.bind(queryClient)
  /** Resolves when what is on the screen is newer than the change. */
  const invalidateAll = async (filters?: InvalidateQueryFilters, options?: InvalidateOptions) => {
    const early = queryClient
      .getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter((query) => query.state.data === undefined || !query.isActive())
    const answers = [invalidate(filters, options)]
    for (const query of early) {
      const { queryKey } = query
      const askAgain = async () => {
        await query.promise?.catch(() => {})
        // An answer clears the mark. If it is still set, another change has asked again already, or the
        // request failed.
        const { isInvalidated, status } = query.state
        if (!isInvalidated || status === 'error')
          await invalidate({ ...filters, queryKey, exact: true }, options)
      }
      const again = askAgain()
      if (query.isActive()) answers.push(again)
    }
    await Promise.all(answers)
  }
  queryClient.invalidateQueries = invalidateAll as QueryClient['invalidateQueries']
}
