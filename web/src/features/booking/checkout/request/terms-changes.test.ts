import { checkoutTexts } from '@roomtone/texts/booking/checkout'
import { expect, it } from 'vitest'
import { type Terms, termsChanges } from './terms-changes.ts'

const texts = checkoutTexts.newTerms
const before: Terms = {
  cancellationPolicy: 'very_flexible',
  houseRules: [{ title: 'Floor', body: 'Felt under every stand' }],
  addOns: [{ name: 'Projector', note: 'Full HD' }],
  mark: 'a',
  isInstant: false,
}
const changes = (over: Partial<Terms>) => termsChanges(before, { ...before, mark: 'b', ...over })

it('says which terms have changed', () => {
  expect(changes({ houseRules: [] })).toEqual([texts.rules])
  expect(changes({ cancellationPolicy: 'standard_90' })).toEqual([texts.refunds])
  expect(changes({ addOns: [{ name: 'Screen', note: 'Full HD' }] })).toEqual([texts.addOns])
  expect(changes({ isInstant: true })).toEqual([texts.instant])
  expect(termsChanges({ ...before, isInstant: true }, before)).toEqual([texts.asked])
  expect(changes({ houseRules: [], cancellationPolicy: 'flexible', isInstant: true })).toEqual([
    texts.rules,
    texts.refunds,
    texts.instant,
  ])
})

it('knows that the steps of a policy have changed when nothing else has', () => {
  expect(changes({})).toEqual([texts.refunds])
})
