import { describe, expect, it } from 'vitest'
import {
  ACCOUNT_TOPICS,
  EVERYTHING_ON,
  FIXED_TOPICS,
  OFFER_TOPICS,
  OPTIONAL_TOPICS,
  type OptionalTopic,
  wantsMail,
} from './topics.ts'

const off = (...topicsOff: OptionalTopic[]) => ({ topicsOff, noMarketing: false })
const everythingOff = { topicsOff: OPTIONAL_TOPICS, noMarketing: true }

describe('whether somebody wants a mail', () => {
  it('is yes to everything until they say otherwise', () => {
    for (const topic of [...OPTIONAL_TOPICS, ...FIXED_TOPICS])
      expect(wantsMail(EVERYTHING_ON, topic), topic).toBe(true)
  })

  it.each(FIXED_TOPICS)('is never no to %s', (topic) => {
    expect(wantsMail(everythingOff, topic)).toBe(true)
  })

  it.each(OPTIONAL_TOPICS)('is no to %s once that is off, and to nothing else', (topic) => {
    expect(wantsMail(off(topic), topic)).toBe(false)
    for (const other of OPTIONAL_TOPICS.filter((one) => one !== topic))
      expect(wantsMail(off(topic), other), other).toBe(true)
  })

  it('is no to every offer without marketing, whatever their own switches say; the account’s mails go on', () => {
    const without = { topicsOff: [], noMarketing: true }
    for (const topic of OFFER_TOPICS) expect(wantsMail(without, topic), topic).toBe(false)
    for (const topic of ACCOUNT_TOPICS) expect(wantsMail(without, topic), topic).toBe(true)
  })

  it('remembers the switches underneath', () => {
    const both = { topicsOff: ['news'] as const, noMarketing: true }
    expect(wantsMail({ ...both, noMarketing: false }, 'news')).toBe(false)
    expect(wantsMail({ ...both, noMarketing: false }, 'inspiration')).toBe(true)
  })
})
