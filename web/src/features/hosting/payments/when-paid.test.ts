import { payoutDueAt } from '@roomtone/domain/payout/payout-due'
import { expect, it } from 'vitest'
import { paymentsTexts as paidEs } from './payments.texts.es.ts'
import { paymentsTexts as paidFr } from './payments.texts.fr.ts'
import { paymentsTexts as paidEn } from './payments.texts.ts'

const hoursUntilPaid = (before: number) => payoutDueAt(new Date(0), before).getTime() / 3_600_000

it.each([
  ['English', paidEn.text],
  ['Spanish', paidEs.text],
  ['French', paidFr.text],
])('says in %s when a new host is paid, and when later', (_, words) => {
  expect(words).toContain(`${hoursUntilPaid(0)} h`)
  expect(words).toContain(`${hoursUntilPaid(5)} h`)
})
