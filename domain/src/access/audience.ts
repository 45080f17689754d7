import { type Actor, hasRole, isVerified } from './actor.ts'

/** Every endpoint names one of these. There is no default. */
export const AUDIENCES = ['anyone', 'member', 'verified', 'host', 'admin'] as const
export type Audience = (typeof AUDIENCES)[number]

export type Refusal =
  | 'unauthenticated'
  | 'email_unconfirmed'
  | 'verification_required'
  | 'second_factor_required'
  | 'forbidden'

/** What an endpoint says about who may call it. */
export type Gate = {
  audience: Audience
  method: string
  /** It may also be called before the mailbox is proved. Reading always may. */
  unconfirmed?: 'allowed' | undefined
}

/** Null means allowed. The compiler refuses an audience that this function does not know. */
export function refusalFor({ audience, method, unconfirmed }: Gate, actor: Actor | null): Refusal | null {
  if (audience === 'anyone') return null
  if (actor === null) return 'unauthenticated'
  if (!actor.emailConfirmed && method !== 'GET' && unconfirmed !== 'allowed') return 'email_unconfirmed'
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
