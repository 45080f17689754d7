import { type Actor, hasRole, isVerified } from './actor.ts'

/** Every endpoint names one of these. There is no default. */
export const AUDIENCES = ['anyone', 'member', 'verified', 'host', 'admin'] as const
export type Audience = (typeof AUDIENCES)[number]

export type Refusal = 'unauthenticated' | 'verification_required' | 'second_factor_required' | 'forbidden'

/** Null means welcome. An audience this function does not know is refused by the compiler, not let in. */
export function refusalFor(audience: Audience, actor: Actor | null): Refusal | null {
  if (audience === 'anyone') return null
  if (actor === null) return 'unauthenticated'
  switch (audience) {
    case 'member':
      return null
    case 'verified':
      return isVerified(actor) ? null : 'verification_required'
    case 'host':
      return hasRole(actor, 'host') ? null : 'forbidden'
    case 'admin':
      if (hasRole(actor, 'admin')) return null
      return actor.awaitsSecondFactor ? 'second_factor_required' : 'forbidden'
  }
}
