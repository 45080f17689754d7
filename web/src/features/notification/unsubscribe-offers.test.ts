import { expect, test } from 'vitest'
import { offeredBy } from './unsubscribe-offers.ts'

const view = { email: 'a•••@example.com', topic: 'news', isOn: true, noMarketing: false } as const
const said = (over: Partial<Parameters<typeof offeredBy>[0]>) =>
  offeredBy({ ...view, ...over }).map(({ what, isOn }) => `${what} ${isOn ? 'on' : 'off'}`)

test('an offer can be turned off, or all of them with it; and each of it back', () => {
  expect(said({})).toEqual(['topic off', 'marketing off'])
  expect(said({ isOn: false })).toEqual(['topic on', 'marketing off'])
  expect(said({ noMarketing: true })).toEqual(['marketing on'])
})

test('what is no offer has nothing to do with marketing', () => {
  expect(said({ topic: 'messages' })).toEqual(['topic off'])
  expect(said({ topic: 'messages', noMarketing: true })).toEqual(['topic off'])
  expect(said({ topic: 'messages', isOn: false })).toEqual(['topic on'])
})
