import type { Config } from '../../config.ts'
import { type MailOff, writeUnsubscribeToken } from './unsubscribe-token.ts'

/** `page` is for people, who decide there; `oneClick` is for mail programs, which post to it (RFC 8058). */
export type UnsubscribeLinks = { page: string; oneClick: string }

export function unsubscribeLinks(
  { publicUrl, sessionSecret }: Pick<Config, 'publicUrl' | 'sessionSecret'>,
  off: MailOff,
): UnsubscribeLinks {
  const token = writeUnsubscribeToken(sessionSecret, off)
  return {
    page: `${publicUrl}/unsubscribe?token=${token}`,
    oneClick: `${publicUrl}/api/unsubscribe/${token}`,
  }
}
