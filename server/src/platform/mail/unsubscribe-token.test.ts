import { createHmac, randomUUID } from 'node:crypto'
import { OPTIONAL_TOPICS, type OptionalTopic } from '@roomtone/domain/notification/topics'
import { describe, expect, it } from 'vitest'
import { signAccessToken } from '../crypto/tokens.ts'
import { readUnsubscribeToken, writeUnsubscribeToken } from './unsubscribe-token.ts'

const secret = 'a secret that is long enough for tests'
const userId = randomUUID()
const news = { userId, topic: 'news' } as const

describe('the token of an unsubscribe link', () => {
  it('says whose mail of which topic, fits into an address, and is the same for every mail', () => {
    for (const topic of OPTIONAL_TOPICS) {
      const token = writeUnsubscribeToken(secret, { userId, topic })
      expect(readUnsubscribeToken(secret, token)).toEqual({ userId, topic })
      expect(token).toMatch(/^[\w.-]{40,199}$/)
      expect(writeUnsubscribeToken(secret, { userId, topic })).toBe(token)
    }
  })

  it('is nothing when a single character was changed, cut off or added', () => {
    const token = writeUnsubscribeToken(secret, news)
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === 'A' ? 'B' : 'A'
      expect(readUnsubscribeToken(secret, token.slice(0, at) + other + token.slice(at + 1))).toBeNull()
      expect(readUnsubscribeToken(secret, token.slice(0, at))).toBeNull()
    }
    for (const more of ['=', '.', '.x', ' ', 'A'])
      expect(readUnsubscribeToken(secret, token + more)).toBeNull()
  })

  it('cannot be made without the secret, nor for somebody else from one that is known', () => {
    const [, signature] = writeUnsubscribeToken(secret, news).split('.')
    const body = Buffer.from(`${randomUUID()}:news`).toString('base64url')
    expect(readUnsubscribeToken(secret, `${body}.${signature}`)).toBeNull()
    expect(
      readUnsubscribeToken(secret, writeUnsubscribeToken('another secret of the same length', news)),
    ).toBeNull()
  })

  it('is not what the secret signs for any other purpose', () => {
    const access = signAccessToken({ sub: userId, sid: randomUUID(), exp: 9_999_999_999 }, secret)
    expect(readUnsubscribeToken(secret, access)).toBeNull()
    const body = Buffer.from(`${userId}:news`).toString('base64url')
    const signature = createHmac('sha256', secret).update(body).digest('base64url')
    expect(readUnsubscribeToken(secret, `${body}.${signature}`)).toBeNull()
  })

  it('is nothing for a topic that cannot be turned off or is unknown', () => {
    for (const topic of ['security', 'bookings', 'gossip', 'toString', ''])
      expect(
        readUnsubscribeToken(
          secret,
          writeUnsubscribeToken(secret, { userId, topic: topic as OptionalTopic }),
        ),
      ).toBeNull()
    expect(
      readUnsubscribeToken(secret, writeUnsubscribeToken(secret, { userId: 'me', topic: 'news' })),
    ).toBeNull()
  })

  it('is nothing when there is nothing', () => {
    for (const token of ['', '.', '..', 'nonsense']) expect(readUnsubscribeToken(secret, token)).toBeNull()
  })
})
