import type * as store from '../../src/features/dev-mail/dev-mail.store.ts'
import { findMails } from '../../src/features/dev-mail/dev-mail.store.ts'
import { type ExamplesOf, email } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findMails: [
    (tx) => findMails(tx, { to: undefined, limit: 25 }),
    (tx) => findMails(tx, { to: email, limit: 25 }),
  ],
}
