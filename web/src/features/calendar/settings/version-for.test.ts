import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import { expect, it } from 'vitest'
import { versionFor } from './version-for.ts'

const at = (version: number, pricePerDay: number, minDays: number) =>
  ({ version, pricePerDay, weekendPrice: null, minDays }) as OwnListingView

it('lets a form save beside another one, but not over newer values of its own fields', () => {
  const price = { pricePerDay: 25_000, weekendPrice: null }
  expect(versionFor(price, at(5, 20_900, 1), at(5, 20_900, 1))).toBe(5)
  expect(versionFor(price, at(5, 20_900, 1), at(6, 20_900, 2))).toBe(6)
  expect(versionFor(price, at(5, 20_900, 1), at(6, 22_000, 1))).toBe(5)
})
