import type { Mail } from './layout/mail.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

/** `key` is the same for every retry of one mail, so that it arrives once. */
type Letter = { key: string; to: string; kind: string; mail: Mail; unsubscribe: UnsubscribeLinks | null }

/** This address will never take it: sending it again changes nothing. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

export type Mailer = { deliver(letter: Letter): Promise<void>; close(): Promise<void> }
