import { CREDIT_KINDS } from '@roomtone/domain/credit/credit'
import { CREDIT_STANDINGS } from '@roomtone/domain/credit/standing'
import { z } from 'zod'
import { id, instant } from '../fields.ts'

/** What of a booking's total was paid with it. */
export const creditUse = z.object({
  bookingId: id,
  /** Of the space. */
  title: z.string(),
  at: instant,
  /** held: with a request; spent: the booking was confirmed; let_go: the request ended without a booking. */
  state: z.enum(['held', 'spent', 'let_go']),
  /** Cents, and how many of them were returned. */
  amount: z.int(),
  returned: z.int(),
})

export type CreditUseView = z.output<typeof creditUse>

const worth = {
  id,
  kind: z.enum(CREDIT_KINDS),
  last4: z.string(),
  /** Cents: what a gift card was issued with, or what a coupon takes off; null for a share. */
  amount: z.int().nullable(),
  percent: z.int().nullable(),
  /** Cents: a share takes no more than this. */
  upTo: z.int().nullable(),
  /** Cents: the least total that a coupon requires; 0 for any. */
  fromTotal: z.int(),
  /** Cents: what is on a gift card and not held; 0 for a coupon. */
  balance: z.int(),
  expiresAt: instant.nullable(),
  standing: z.enum(CREDIT_STANDINGS),
}

/** A gift card or coupon in somebody's account. */
export const creditView = z.object({ ...worth, addedAt: instant, uses: z.array(creditUse) })

export type CreditView = z.output<typeof creditView>

/** One as the back office lists it. */
export const adminCredit = z.object({
  ...worth,
  note: z.string(),
  issuedAt: instant,
  stoppedAt: instant.nullable(),
  /** Cents that requests hold at this moment. */
  held: z.int(),
  /** Coupons: how many people may use it, and how many have; null: no limit. */
  usesAllowed: z.int().nullable(),
  usesTaken: z.int(),
  /** Who has it; a coupon may be with many, then the first to have added it. */
  holder: z.string().nullable(),
  holders: z.int(),
})

export type AdminCredit = z.output<typeof adminCredit>
