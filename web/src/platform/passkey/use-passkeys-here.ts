import { useSite } from '../queries/site.query.ts'
import { useHydrated } from '../use-hydrated.ts'

/** Whether this page is open under the address that passkeys are made for. Another host could neither make nor use one. */
export function usePasskeysHere(): boolean {
  const { passkeyOrigin } = useSite()
  return useHydrated() && passkeyOrigin === window.location.origin
}
