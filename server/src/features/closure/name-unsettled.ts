import type { Unsettled } from '@roomtone/contract/privacy/close-account'
import type { Language } from '@roomtone/texts/languages'
import { refusals } from './refusals.ts'

const NAMED = 4

/** For a caller that has not seen the dialog, which links to each of them. */
export function nameUnsettled(unsettled: readonly Unsettled[], language: Language): string {
  const texts = refusals(language)
  const things = unsettled
    .slice(0, NAMED)
    .map((one) => nameOne(one, texts))
    .join('; ')
  const count = unsettled.length - NAMED
  return texts.settleFirst({ things: count > 0 ? texts.andMoreThings({ things, count }) : things })
}

function nameOne(one: Unsettled, texts: ReturnType<typeof refusals>): string {
  switch (one.kind) {
    case 'admin_role':
      return texts.adminRole
    case 'booking':
      return texts.booking({ title: one.title, day: { at: one.startsAt, timeZone: one.timeZone } })
    case 'claim':
      return texts.claim({ title: one.title })
    case 'owed_claim':
      return texts.owedClaim({ amount: one.amount, title: one.title })
    case 'debt':
      return texts.debt({ amount: one.amount })
    case 'payout':
      return one.title === null ? texts.payoutUnderWay : texts.payout({ title: one.title })
  }
}
