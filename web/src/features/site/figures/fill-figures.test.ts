import { DEFAULT_CANCELLATION_STEPS } from '@roomtone/domain/cancellation/steps'
import { expect, it } from 'vitest'
import { allArticles } from '../help/all-articles.ts'
import { terms } from '../legal/terms.ts'
import { fillFigures } from './fill-figures.ts'

const steps = Object.fromEntries(
  Object.entries(DEFAULT_CANCELLATION_STEPS).map(([policy, some]) => [policy, [...some]]),
) as Parameters<typeof fillFigures>[1]['cancellation']
const site = { inviteOnly: true, feeHundredths: 1200, taxHundredths: 900, cancellation: steps }

it('leaves nothing unfilled in the help and the terms', () => {
  expect(JSON.stringify(fillFigures({ allArticles, terms }, site))).not.toMatch(/%[a-z]/)
})

it('says the figures that count now', () => {
  const words = JSON.stringify(fillFigures(terms, site))
  expect(words).toContain('a platform fee of 12% and tax of 9%')
  expect(words).toContain('the platform fee is $78, the tax $59, the total $787')
  expect(words).toContain('100% at least 7 days before; 50% at least 24 hours before; nothing later')
  const changed = JSON.stringify(
    fillFigures(terms, {
      ...site,
      inviteOnly: false,
      feeHundredths: 1550,
      cancellation: { ...steps, flexible: [{ hoursBefore: 36, refundPercent: 80 }] },
    }),
  )
  expect(changed).toContain('a platform fee of 15.5%')
  expect(changed).toContain('80% at least 36 hours before; nothing later')
  expect(changed).not.toContain('Roomtone is currently invite-only.')
})
