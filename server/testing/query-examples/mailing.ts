import type * as store from '../../src/features/notification/mailing/mailing.store.ts'
import {
  countMailings,
  countWaitingLetters,
  deleteMailing,
  findLetter,
  findMailing,
  findMailingPage,
  findTrial,
  insertLetters,
  insertMailing,
  lockMailing,
  setSending,
  setSent,
  updateMailing,
} from '../../src/features/notification/mailing/mailing.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const words = {
  topic: 'news',
  audience: 'everyone',
  subject: 'Rooms with north light',
  body: 'Three of them are new this week.',
  link: { label: 'Look at them', path: '/search' },
} as const
const letter = { mailingId: id, userId: id }

export const examples: ExamplesOf<typeof store> = {
  findMailingPage: [
    (tx) => findMailingPage(tx, { q: '' }, { sort: 'newest', after: null, limit: 25 }),
    (tx) =>
      findMailingPage(tx, { q: 'May', state: 'sent' }, { sort: 'oldest', after: { at: now, id }, limit: 25 }),
  ],
  countMailings: (tx) => countMailings(tx, { q: 'May', state: 'draft' }),
  findMailing: (tx) => findMailing(tx, id),
  lockMailing: (tx) => lockMailing(tx, id),
  insertMailing: (tx) => insertMailing(tx, { words, by: id, now }),
  updateMailing: (tx) => updateMailing(tx, id, words, now),
  deleteMailing: (tx) => deleteMailing(tx, id),
  setSending: (tx) => setSending(tx, id, now),
  setSent: (tx) => setSent(tx, id, now),
  countWaitingLetters: (tx) => countWaitingLetters(tx),
  insertLetters: (tx) => insertLetters(tx, { mailingId: id, limit: 500, now }),
  findLetter: (tx) => findLetter(tx, letter),
  findTrial: (tx) => findTrial(tx, letter),
}
