import { isIP } from 'node:net'
import { PRODUCT } from '@roomtone/texts/product'
import type { Config } from '../../config.ts'

type Reached = Pick<Config, 'publicUrl'>

/** Whom passkeys are made for: the host that people reach this installation at, and no other. */
export function relyingParty({ publicUrl }: Reached): { id: string; name: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, name: PRODUCT, origin }
}

/** Where pages may offer passkeys; null: browsers make none for an address without a name. */
export function passkeyOrigin(reached: Reached): string | null {
  const { id, origin } = relyingParty(reached)
  return isIP(id.replace(/^\[|\]$/g, '')) === 0 ? origin : null
}
