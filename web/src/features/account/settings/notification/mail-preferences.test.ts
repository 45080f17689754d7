import type { MailPreferencesView } from '@roomtone/contract/notification/preferences'
import { wantsMail } from '@roomtone/domain/notification/topics'
import { expect, test } from 'vitest'
import { undoing, withChange } from './mail-preferences.ts'

const everythingOn: MailPreferencesView = { topicsOff: [], noMarketing: false }

test('a topic goes off and on again, once each', () => {
  const off = withChange(everythingOn, { topic: 'reminders', isOn: false })
  expect(off).toEqual({ topicsOff: ['reminders'], noMarketing: false })
  expect(withChange(off, { topic: 'reminders', isOn: false })).toEqual(off)
  expect(withChange(off, { topic: 'reminders', isOn: true })).toEqual(everythingOn)
})

test('no marketing overrides the choices of offers and keeps them, and the account, unchanged', () => {
  const chosen = withChange(everythingOn, { topic: 'news', isOn: false })
  const quiet = withChange(chosen, { noMarketing: true })
  expect(quiet.topicsOff).toEqual(['news'])
  expect(wantsMail(quiet, 'inspiration')).toBe(false)
  expect(wantsMail(quiet, 'messages')).toBe(true)
  const again = withChange(quiet, { noMarketing: false })
  expect(wantsMail(again, 'inspiration')).toBe(true)
  expect(wantsMail(again, 'news')).toBe(false)
})

test('a refused change is taken back without those made after it', () => {
  const first = { topic: 'messages', isOn: false } as const
  const both = withChange(withChange(everythingOn, first), { topic: 'feedback', isOn: false })
  expect(withChange(both, undoing(first))).toEqual({ topicsOff: ['feedback'], noMarketing: false })
  expect(undoing({ noMarketing: true })).toEqual({ noMarketing: false })
})
