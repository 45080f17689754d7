import type { InvalidateOptions, InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * From here on nothing that was asked before a change counts as new after it. The library puts a question anew where it
 * has an answer already; the first one of a key, and one that nothing on the screen waits for, it leaves on their way,
 * and what they bring may be older than the change. For members: strangers change little, and their pages stay lighter.
 */
export function keepFresh(queryClient: QueryClient): void {
  const invalidate = queryClient.invalidateQueries.bind(queryClient)
  /** Answers when what is on the screen is newer than the change. */
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
        // An answer takes the mark away. Where it is still there, another change has asked again already, or it failed.
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
