import { payoutDueAt } from '@roomtone/domain/payout/payout-due'
import { expect, it } from 'vitest'
import { paymentSettingsTexts as accountEs } from '../settings/payment-settings.texts.es.ts'
import { paymentSettingsTexts as accountFr } from '../settings/payment-settings.texts.fr.ts'
import { paymentSettingsTexts as accountEn } from '../settings/payment-settings.texts.ts'
import { paymentsTexts as paidEs } from './payments.texts.es.ts'
import { paymentsTexts as paidFr } from './payments.texts.fr.ts'
import { paymentsTexts as paidEn } from './payments.texts.ts'

const hoursUntilPaid = (before: number) => payoutDueAt(new Date(0), before).getTime() / 3_600_000

it.each([
  ['payments', paidEn.text],
  ['payments', paidEs.text],
  ['payments', paidFr.text],
  ['the payout account', accountEn.account.none],
  ['the payout account', accountEs.account.none],
  ['the payout account', accountFr.account.none],
])('says on the page of %s when a new host is paid, and when later', (_, words) => {
  expect(words).toContain(`${hoursUntilPaid(0)} h`)
  expect(words).toContain(`${hoursUntilPaid(5)} h`)
})
