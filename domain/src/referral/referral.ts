import type { Cents } from '../money/cents.ts'

export const REWARD: Cents = 5_000
export const INVITATIONS_A_DAY = 20

const DAY = 86_400_000
/** "Sent within 14 days of the first eligible booking": late enough for a claim to be decided, and in time. */
const REWARD_WAIT = 10 * DAY

export function rewardDueAt(bookingEndedAt: Date, now: Date): Date {
  return new Date(Math.max(bookingEndedAt.getTime() + REWARD_WAIT, now.getTime()))
}

/** Letters and digits that nobody mistakes for each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 10

/**
 * From random bytes. Bytes that would make some letters likelier than others are skipped, so a few more are
 * needed.
 */
export function referralCodeFrom(random: Uint8Array): string {
  const usable = Math.floor(256 / ALPHABET.length) * ALPHABET.length
  let code = ''
  for (const byte of random) {
    if (byte >= usable) continue
    code += ALPHABET[byte % ALPHABET.length]
    if (code.length === CODE_LENGTH) return code
  }
  throw new Error('A code needs more random bytes')
}

/** As people type and paste it; null for what cannot be one. */
export function readReferralCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return code.length === CODE_LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : null
}

/** Why a friend earns the person who brought them nothing. */
export const REFUSALS = [
  'self',
  'same_identity',
  'same_account',
  'same_device',
  /** Somebody else referred them first. */
  'other_referrer',
  /** The booking that earned it was refunded in full. */
  'refunded',
] as const
export type ReferralRefusal = (typeof REFUSALS)[number]

/** What the two accounts share, as far as anybody knows by now. */
export type Likeness = {
  isSamePerson: boolean
  hasSameIdentity: boolean
  hasSameAccount: boolean
  hasSameDevice: boolean
}

/** Null: they are two different people. */
export function refusalOf(likeness: Likeness): ReferralRefusal | null {
  if (likeness.isSamePerson) return 'self'
  if (likeness.hasSameIdentity) return 'same_identity'
  if (likeness.hasSameAccount) return 'same_account'
  return likeness.hasSameDevice ? 'same_device' : null
}

export const REFERRAL_STATES = ['invited', 'joined', 'hosting', 'earned', 'paid', 'refused'] as const
export type ReferralState = (typeof REFERRAL_STATES)[number]

type Standing = {
  refusedBecause: string | null
  hasJoined: boolean
  isHosting: boolean
  isEarned: boolean
  isPaid: boolean
}

export function referralStateOf(standing: Standing): ReferralState {
  if (standing.isPaid) return 'paid'
  if (standing.refusedBecause !== null) return 'refused'
  if (standing.isEarned) return 'earned'
  if (!standing.hasJoined) return 'invited'
  return standing.isHosting ? 'hosting' : 'joined'
}
