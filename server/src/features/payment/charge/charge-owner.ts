import type { ChargePurpose } from '@roomtone/domain/payment/charge'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Declined } from '../../../platform/payments/payments.ts'
import type { ChargeRow } from './charge.store.ts'

/**
 * When a reserved amount is captured: now, or when the owner says so, which is no later than `neededUntil`.
 */
export type AfterAuthorization = { capture: 'now' } | { capture: 'later'; neededUntil: Date }

/** What is paid for, locked. Everything here belongs to the transaction that writes the answer down. */
export type LockedSubject = {
  /** The money is no longer wanted: what is reserved is voided. */
  isAbandoned: boolean
  /** A reservation that runs out is renewed until then. Null: it is not. */
  neededUntil: Date | null
  /** The charge may be captured now, and what comes of it is to be written down. */
  isBeingCaptured: boolean
  authorized(): Promise<AfterAuthorization>
  needsAuthentication(): Promise<void>
  captured(amount: number): Promise<void>
  /** `during`: a bank may refuse to reserve an amount, or to pay what it had reserved. */
  declined(answer: Declined, during: 'authorization' | 'capture'): Promise<void>
}

/**
 * The feature that asks for a charge. It hears what comes of it in the transaction that writes it down. `app.ts` names
 * the owner of each purpose for webhooks and jobs.
 */
export type ChargeOwner = {
  /** Undefined: what was to be paid for is gone. */
  lock(deps: Deps, tx: Tx, charge: ChargeRow, now: Date): Promise<LockedSubject | undefined>
  /** Asked outside of a transaction: whether an authorized charge is to be captured now. */
  wantsCapture(deps: Deps, charge: ChargeRow): Promise<boolean>
}

export type ChargeOwners = Record<ChargePurpose, ChargeOwner>
