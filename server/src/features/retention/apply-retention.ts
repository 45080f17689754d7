import { RETENTION_RULES, type RetentionRule } from '@roomtone/domain/compliance/retention'
import type { Deps } from '../../platform/deps.ts'
import { findDueAfter } from './due.store.ts'
import { eraseAccount } from './erase/erase-account.ts'
import { eraseBooking } from './erase/erase-booking.ts'
import { eraseVerification } from './erase/erase-verification.ts'
import { limitOf } from './rules.ts'

const AT_ONCE = 50

const ERASE = {
  booking_records: eraseBooking,
  verification_records: eraseVerification,
  closed_accounts: eraseAccount,
} as const satisfies Record<RetentionRule, typeof eraseBooking>

/** Each subject in a transaction of its own: killed at any moment, the next run goes on with what is left. */
export async function applyRetention(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const failures: unknown[] = []
  for (const rule of RETENTION_RULES) {
    for await (const id of walkDue(deps, rule, limitOf(rule, now))) {
      // One that cannot be erased must not keep the others.
      await ERASE[rule](deps, { id, before: limitOf(rule, now), now }).catch((error: unknown) => {
        deps.log.error({ err: error, rule, subject: id }, 'retention failed for a subject')
        failures.push(error)
      })
    }
  }
  if (failures.length > 0) throw failures[0]
}

async function* walkDue({ db }: Deps, rule: RetentionRule, before: Date): AsyncGenerator<string> {
  let after: string | null = null
  for (;;) {
    const ids: string[] = await findDueAfter(db, rule, { before, after, limit: AT_ONCE })
    yield* ids
    if (ids.length < AT_ONCE) return
    after = ids.at(-1) ?? null
  }
}
