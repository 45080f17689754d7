import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { isOptional, type OptionalTopic, type Topic } from '@roomtone/domain/notification/topics'

/** Whose mail of which topic a click turns off. */
export type MailOff = { userId: string; topic: OptionalTopic }

const PAYLOAD = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):([a-z_]+)$/

/** Never expires: an old mail in somebody's mailbox must still be able to stop the next one. */
export function writeUnsubscribeToken(secret: string, { userId, topic }: MailOff): string {
  const body = Buffer.from(`${userId}:${topic}`).toString('base64url')
  return `${body}.${mac(secret, body)}`
}

export function readUnsubscribeToken(secret: string, token: string): MailOff | null {
  const [body = '', signature = '', rest] = token.split('.')
  const expected = Buffer.from(mac(secret, body))
  const given = Buffer.from(signature)
  if (rest !== undefined || expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  const [, userId, topic] = PAYLOAD.exec(Buffer.from(body, 'base64url').toString()) ?? []
  // A topic that was signed once may be gone by now.
  return userId !== undefined && isOptional(topic as Topic) ? { userId, topic: topic as OptionalTopic } : null
}

/** A key for this purpose alone, so that none of our tokens can pass for another. */
function mac(secret: string, body: string): string {
  const key = hkdfSync('sha256', secret, '', 'unsubscribe from mail', 32)
  return createHmac('sha256', Buffer.from(key)).update(body).digest('base64url')
}
