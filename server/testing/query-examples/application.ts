import { emptyDraft } from '@roomtone/domain/listing/empty-draft'
import type * as store from '../../src/features/application/application.store.ts'
import {
  closeApplication,
  closeRevision,
  findApplication,
  findLetterFacts,
  hasListing,
  insertApplication,
  insertRevision,
  lockApplication,
  reviseApplication,
  withdrawApplication,
} from '../../src/features/application/application.store.ts'
import { columnsOfContent } from '../../src/features/application/application-content.ts'
import { type ExamplesOf, id, now } from './example.ts'

const content = { ...emptyDraft('home'), propertyType: 'House', placeType: 'Entire place' } as const
const region = { code: 'CA', name: 'California', country: 'United States' } as const
const centre = { lat: 34.05, lng: -118.24, timeZone: 'America/Los_Angeles', city: 'Los Angeles', region }
const sent = columnsOfContent(content, centre, now)
const revision = { applicationId: id, revision: 1, content, submittedAt: now }
const decision = { status: 'rejected', adminNotes: 'Too dark', decidedBy: id, now } as const

export const examples: ExamplesOf<typeof store> = {
  findApplication: (tx) => findApplication(tx, id),
  lockApplication: (tx) => lockApplication(tx, id),
  insertApplication: (tx) => insertApplication(tx, { userId: id, sent, now }),
  reviseApplication: (tx) => reviseApplication(tx, { id, userId: id, sent }),
  insertRevision: (tx) => insertRevision(tx, { ...revision, termsChanged: [] }),
  closeApplication: (tx) => closeApplication(tx, { id, revision: 1, ...decision }),
  closeRevision: (tx) => closeRevision(tx, { ...revision, ...decision }),
  hasListing: (tx) => hasListing(tx, id),
  withdrawApplication: (tx) => withdrawApplication(tx, { id, revision: 1, now }),
  findLetterFacts: (tx) => findLetterFacts(tx, id),
}
