import type * as store from '../../src/features/conversation/safety/moderation-case.store.ts'
import {
  countCases,
  findCase,
  findCasePage,
  findShownMessage,
  hasOpenReport,
  lockCase,
  openCase,
  takeTurnsToReport,
  writeDecision,
} from '../../src/features/conversation/safety/moderation-case.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const fresh = { messageId: id, subjectId: id, reporterId: null, reason: 'threat', now }

const open = { state: 'open', q: '', whose: 'all', viewerId: id } as const
const decided = { state: 'decided', q: 'ada', whose: 'mine', viewerId: id } as const

export const examples: ExamplesOf<typeof store> = {
  openCase: (tx) => openCase(tx, { ...fresh, severity: 'high' }),
  takeTurnsToReport: (tx) => takeTurnsToReport(tx, id),
  hasOpenReport: (tx) => hasOpenReport(tx, { reporterId: id, subjectId: id }),
  findShownMessage: (tx) => findShownMessage(tx, id, id),
  findCasePage: [
    (tx) => findCasePage(tx, open, { sort: 'newest', after: null, limit: 25 }),
    (tx) => findCasePage(tx, decided, { sort: 'oldest', after: { at: now, id }, limit: 25 }),
  ],
  countCases: [(tx) => countCases(tx, open), (tx) => countCases(tx, decided)],
  findCase: (tx) => findCase(tx, id),
  lockCase: (tx) => lockCase(tx, id),
  writeDecision: (tx) => writeDecision(tx, { id, state: 'warned', note: 'Please stay polite', by: id, now }),
}
