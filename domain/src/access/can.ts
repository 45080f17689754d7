import { type Actor, hasRole, isVerified } from './actor.ts'

/** What an action needs to know about the thing it touches. Unknown actions do not compile. */
type Facts = {
  'account.take-host-role': undefined
  'role.grant': { role: 'admin' | 'host' | 'creator' }
  'role.revoke': { role: 'admin' | 'host' | 'creator'; otherAdmins: number }
  'account.suspend': { subjectId: string }
  'account.impersonate': { subjectId: string; subjectRoles: readonly string[] }
  'listing.draft': undefined
  'listing.submit': undefined
  'booking.request': undefined
}

export type Action = keyof Facts

type Verdict = { ok: true } | { ok: false; reason: Reason }
export type Reason =
  | 'unauthenticated'
  | 'forbidden'
  | 'own_account'
  | 'last_admin'
  | 'names_required'
  | 'commitment_required'
  | 'verification_required'

const YES: Verdict = { ok: true }
const no = (reason: Reason): Verdict => ({ ok: false, reason })

const rules: { [A in Action]: (actor: Actor, facts: Facts[A]) => Verdict } = {
  'account.take-host-role': () => YES,
  'role.grant': (actor) => (hasRole(actor, 'admin') ? YES : no('forbidden')),
  'role.revoke': (actor, facts) => {
    if (!hasRole(actor, 'admin')) return no('forbidden')
    if (facts.role === 'creator') return no('forbidden')
    if (facts.role === 'admin' && facts.otherAdmins === 0) return no('last_admin')
    return YES
  },
  'account.suspend': (actor, facts) => {
    if (!hasRole(actor, 'admin')) return no('forbidden')
    return facts.subjectId === actor.userId ? no('own_account') : YES
  },
  // Acting as another admin would let someone hide behind them.
  'account.impersonate': (actor, { subjectId, subjectRoles }) => {
    if (!hasRole(actor, 'admin') || actor.impersonatedBy) return no('forbidden')
    if (subjectId === actor.userId) return no('own_account')
    return subjectRoles.includes('admin') ? no('forbidden') : YES
  },
  'listing.draft': (actor) => (actor.hasNames ? YES : no('names_required')),
  'listing.submit': (actor) => memberInGoodStanding(actor),
  'booking.request': (actor) => memberInGoodStanding(actor),
}

/** Nobody books or lists before they have names, agreed to the commitment and passed verification. */
function memberInGoodStanding(actor: Actor): Verdict {
  if (!actor.hasNames) return no('names_required')
  if (!actor.hasCommitted) return no('commitment_required')
  return isVerified(actor) ? YES : no('verification_required')
}

export function can<A extends Action>(actor: Actor | null, action: A, facts: Facts[A]): Verdict {
  if (actor === null) return no('unauthenticated')
  return rules[action](actor, facts)
}
