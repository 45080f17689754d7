import type { Mail } from './layout/mail.ts'

/** `key` is the same for every retry of one mail, so that it arrives once. */
type Letter = { key: string; to: string; kind: string; mail: Mail }

export type Mailer = { deliver(letter: Letter): Promise<void>; close(): Promise<void> }
