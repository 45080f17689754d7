import { isIP } from 'node:net'
import type { Deps } from '../../platform/deps.ts'

/** Whom passkeys are made for: the host that people reach this installation at, and no other. */
export function relyingParty({ config }: Pick<Deps, 'config'>): { id: string; name: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl)
  return { id: hostname, name: 'Roomtone', origin }
}

/** Where pages may offer passkeys; null: browsers make none for an address without a name. */
export function passkeyOrigin(deps: Pick<Deps, 'config'>): string | null {
  const { id, origin } = relyingParty(deps)
  return isIP(id.replace(/^\[|\]$/g, '')) === 0 ? origin : null
}
