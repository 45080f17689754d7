import { expect, it } from 'vitest'
import { askBeforeLeaving, mayLeave } from './before-leaving.ts'

it('asks while somebody wants it asked, and nobody afterwards', async () => {
  expect(await mayLeave()).toBe(true)
  const first = askBeforeLeaving(async () => true)
  const second = askBeforeLeaving(async () => false)
  first()
  expect(await mayLeave()).toBe(false)
  second()
  expect(await mayLeave()).toBe(true)
})
