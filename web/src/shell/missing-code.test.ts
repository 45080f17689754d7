import { expect, test } from 'vitest'
import { isMissingCode } from './missing-code.ts'

test.each([
  'Failed to fetch dynamically imported module: https://roomtone.test/assets/trips-Bq3x.js',
  'error loading dynamically imported module: https://roomtone.test/assets/trips-Bq3x.js',
  'Importing a module script failed.',
])('a browser that says “%s” misses a part of the page', (words) => {
  expect(isMissingCode(new TypeError(words))).toBe(true)
})

test.each([
  new TypeError('undefined is not a function'),
  new Error('Importing a module script failed.'),
  null,
])('%s is something else', (error) => {
  expect(isMissingCode(error)).toBe(false)
})
