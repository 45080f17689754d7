import { useSyncExternalStore } from 'react'
import { useSite } from '../../platform/queries/site.query.ts'

/** A style that failed once fails again, so later maps do not wait for it. */
let hasFailed = false
const watching = new Set<() => void>()

function watch(changed: () => void): () => void {
  watching.add(changed)
  return () => watching.delete(changed)
}

/** Told by the map whose style did not load. */
export function giveUpStreets(): void {
  hasFailed = true
  for (const changed of watching) changed()
}

/** The style with streets of this installation; null where there is none or it has failed. */
export function useStreets(): string | null {
  const { mapStyleUrl } = useSite()
  const isGivenUp = useSyncExternalStore(
    watch,
    () => hasFailed,
    () => false,
  )
  return isGivenUp ? null : mapStyleUrl
}
