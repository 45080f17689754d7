import type { LiveEvent } from '@roomtone/contract/conversation/live'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { LIVE_QUERIES } from '../queries/query-names.ts'

/** A missing answer must not delay what happens after it. */
const PATIENCE = 5000

/** The queries that an event makes out of date. */
export function touchedBy(event: LiveEvent): QueryKey[] {
  const isAll = event.kind === 'access' || event.kind === 'lost'
  return (Object.keys(LIVE_QUERIES) as (keyof typeof LIVE_QUERIES)[]).flatMap((name): QueryKey[] => {
    const rules: Partial<Record<LiveEvent['kind'], string>> = LIVE_QUERIES[name]
    const by = isAll ? 'all' : rules[event.kind]
    if (by === undefined) return []
    return [by === 'all' ? [name] : [name, (event as Record<string, unknown>)[by]]]
  })
}

/**
 * Reloads the cached data that an event touched. Each key has one request at a time: in a busy hour every new
 * request would otherwise cancel the one before, and no answer would ever arrive.
 */
export function createEffects(queryClient: QueryClient): (event: LiveEvent) => void {
  const underWay = new Map<string, { again: boolean }>()

  async function refresh(queryKey: QueryKey): Promise<void> {
    const name = JSON.stringify(queryKey)
    const running = underWay.get(name)
    if (running) {
      running.again = true
      return
    }
    const turn = { again: true }
    underWay.set(name, turn)
    while (turn.again) {
      turn.again = false
      await Promise.race([queryClient.invalidateQueries({ queryKey }), patience()])
    }
    underWay.delete(name)
  }

  return (event) => {
    for (const queryKey of touchedBy(event)) void refresh(queryKey)
  }
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE))
}
