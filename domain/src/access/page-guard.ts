import { readAddress } from '../account/addresses.ts'
import type { Role } from './roles.ts'

/** What a page knows of the person looking at it. */
export type Visitor = {
  roles: readonly Role[]
  hasNames: boolean
  hasCommitted: boolean
  isVerified: boolean
  /** An admin whose role is inactive until they have set up a second factor. */
  awaitsSecondFactor?: boolean
}

export type PageRule =
  | 'open'
  | 'landing'
  | 'auth'
  | 'member'
  | 'onboarding' // needs a session, but not yet the names it is there to collect
  | 'commitment' // needs names, and is there to collect the agreement
  | 'dashboard'
  | 'hosting'
  | 'commitment-first' // booking and listing pages
  | 'admin'
  | 'admin-applications'

export type Denial = 'admin_only' | 'admin_only_applications' | 'second_factor_first'
export type GuardResult = { go: 'stay' } | { go: 'redirect'; to: string; denied?: Denial }

const STAY: GuardResult = { go: 'stay' }
const to = (path: string, denied?: Denial): GuardResult =>
  denied ? { go: 'redirect', to: path, denied } : { go: 'redirect', to: path }

/** One chain for every member page: session, names, commitment, role. */
export function guardPage(
  rule: PageRule,
  visitor: Visitor | null,
  here: string,
  next: string | null = null,
): GuardResult {
  if (rule === 'open') return STAY
  if (rule === 'landing') return visitor ? to(homeOf(visitor)) : STAY
  if (rule === 'auth') return visitor ? to(safeNext(next) ?? homeOf(visitor)) : STAY
  if (!visitor) return to(signInPath(here))
  if (rule === 'onboarding') return STAY
  if (rule === 'admin' || rule === 'admin-applications') return guardAdminPage(rule, visitor)
  if (rule === 'hosting' && !hasRoleOf(visitor, 'host')) return to('/home')
  if (!visitor.hasNames) return to(`/profile-setup?next=${encodeURIComponent(here)}`)
  if (needsCommitment(rule, visitor)) return to(`/community-commitment?next=${encodeURIComponent(here)}`)
  if (rule === 'dashboard' && hasRoleOf(visitor, 'host')) return to('/hosting')
  return STAY
}

function guardAdminPage(rule: 'admin' | 'admin-applications', visitor: Visitor): GuardResult {
  if (visitor.awaitsSecondFactor) return to('/settings/login-security', 'second_factor_first')
  if (hasRoleOf(visitor, 'admin')) return STAY
  return rule === 'admin-applications' ? to('/home', 'admin_only_applications') : to('/', 'admin_only')
}

function needsCommitment(rule: PageRule, visitor: Visitor): boolean {
  if (visitor.hasCommitted || rule === 'commitment') return false
  return rule === 'commitment-first' || visitor.isVerified
}

/** Where a signed-in person belongs when they open the front door. */
export function homeOf(visitor: Visitor): string {
  if (hasRoleOf(visitor, 'admin')) return '/admin/dashboard'
  return hasRoleOf(visitor, 'host') ? '/hosting' : '/home'
}

export function signInPath(here: string): string {
  return here === '/' || here === '' ? '/auth' : `/auth?next=${encodeURIComponent(here)}`
}

/**
 * Only our own paths: `//evil.test` and `https:` would lead to another site. Pages know each other by bare
 * addresses.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || next.startsWith('//') || next.includes('\\')) return null
  if (hasControlCharacter(next) || next.length > 2000) return null
  const { bare } = readAddress(next)
  return bare.startsWith('/auth') ? null : bare
}

function hasControlCharacter(value: string): boolean {
  for (const character of value) if (character.charCodeAt(0) < 32) return true
  return false
}

function hasRoleOf(visitor: Visitor, role: Role): boolean {
  return visitor.roles.includes(role)
}
