import type * as store from '../../src/features/account/mailbox/mail-link.store.ts'
import {
  deleteOldLinks,
  findLinkOwner,
  findUsedConfirmation,
  insertLink,
  isAskedFor,
  useLink as takeLink,
  useUpOtherLinks as takeOtherLinks,
} from '../../src/features/account/mailbox/mail-link.store.ts'
import { type ExamplesOf, email, hash, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  insertLink: (tx) =>
    insertLink(tx, { hash, userId: id, purpose: 'confirm_email', email, now, expiresAt: now }),
  findLinkOwner: (tx) => findLinkOwner(tx, hash, 'change_email'),
  isAskedFor: (tx) => isAskedFor(tx, { userId: id, purpose: 'change_email', askedAt: now }),
  useLink: (tx) => takeLink(tx, hash, 'confirm_email', now),
  useUpOtherLinks: (tx) => takeOtherLinks(tx, id, 'reset_password', now),
  findUsedConfirmation: (tx) => findUsedConfirmation(tx, hash),
  deleteOldLinks: (tx) => deleteOldLinks(tx, now, 5000),
}
