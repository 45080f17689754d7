import type * as store from '../../src/features/access-list/invitation-link.store.ts'
import {
  deleteOldInvitationLinks,
  findInvitation,
  insertInvitationLink,
  useInvitation,
  useUpInvitations,
} from '../../src/features/access-list/invitation-link.store.ts'
import { type ExamplesOf, email, now } from './example.ts'

const hash = Buffer.alloc(32)
const purpose = 'sign_up'

export const examples: ExamplesOf<typeof store> = {
  insertInvitationLink: (tx) => insertInvitationLink(tx, { hash, email, purpose, now, expiresAt: now }),
  findInvitation: (tx) => findInvitation(tx, { hash, purpose, now }),
  useInvitation: (tx) => useInvitation(tx, { hash, email, purpose, now }),
  useUpInvitations: (tx) => useUpInvitations(tx, { email, purpose, now }),
  deleteOldInvitationLinks: (tx) => deleteOldInvitationLinks(tx, now, 1000),
}
