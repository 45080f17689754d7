import { payoutDueAt } from '@roomtone/domain/payout/payout-due'
import { paymentsTexts as paidEn } from '@roomtone/texts/hosting/payments'
import { expect, it } from 'vitest'
import { textsIn } from '../../../platform/testing/texts-in.ts'

const { paymentsTexts: paidEs } = await textsIn<{ paymentsTexts: typeof paidEn }>('es', 'hosting/payments')
const { paymentsTexts: paidFr } = await textsIn<{ paymentsTexts: typeof paidEn }>('fr', 'hosting/payments')

const hoursUntilPaid = (before: number) => payoutDueAt(new Date(0), before).getTime() / 3_600_000

it.each([
  ['English', paidEn.text],
  ['Spanish', paidEs.text],
  ['French', paidFr.text],
])('says in %s when a new host is paid, and when later', (_, words) => {
  expect(words).toContain(`${hoursUntilPaid(0)} h`)
  expect(words).toContain(`${hoursUntilPaid(5)} h`)
})
