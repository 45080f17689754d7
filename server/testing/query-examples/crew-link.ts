import type * as store from '../../src/features/compliance/crew/crew-link.store.ts'
import {
  endCrewLinks,
  findLink,
  findLinkByToken,
  insertCrewLink,
  insertLinkView,
} from '../../src/features/compliance/crew/crew-link.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  insertCrewLink: (tx) =>
    insertCrewLink(tx, { id, memberId: id, tokenHash: hash, code: 'K7M2Q9XT', now, expiresAt: now }),
  endCrewLinks: (tx) => endCrewLinks(tx, [id], now),
  findLinkByToken: (tx) => findLinkByToken(tx, hash, now),
  findLink: (tx) => findLink(tx, id, now),
  insertLinkView: (tx) => insertLinkView(tx, { linkId: id, showedAddress: true, now }),
}
