import { emptyDraft } from '@roomtone/domain/listing/empty-draft'
import type * as store from '../../src/features/application/draft/draft.store.ts'
import {
  countNewDrafts,
  deleteDraft,
  deleteDraftBefore,
  deleteDraftOfApplication,
  findDraft,
  findDraftOfApplication,
  insertDraft,
  lockDraftOfApplication,
  lockPerson,
  rewriteDraft,
  takeDraft,
  updateDraft,
} from '../../src/features/application/draft/draft.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const content = emptyDraft('home')

export const examples: ExamplesOf<typeof store> = {
  findDraft: (tx) => findDraft(tx, id, id),
  findDraftOfApplication: (tx) => findDraftOfApplication(tx, id),
  lockDraftOfApplication: (tx) => lockDraftOfApplication(tx, id),
  rewriteDraft: (tx) => rewriteDraft(tx, { id, content, terms: null, now }),
  lockPerson: (tx) => lockPerson(tx, id),
  countNewDrafts: (tx) => countNewDrafts(tx, id),
  insertDraft: (tx) =>
    insertDraft(tx, {
      userId: id,
      applicationId: id,
      content,
      terms: null,
      screen: 'overview',
      space: null,
      now,
    }),
  updateDraft: (tx) =>
    updateDraft(tx, { id, userId: id, version: 1, screen: 'title', content, terms: null, now }),
  deleteDraft: (tx) => deleteDraft(tx, id, id),
  deleteDraftOfApplication: (tx) => deleteDraftOfApplication(tx, id),
  deleteDraftBefore: (tx) => deleteDraftBefore(tx, id, now),
  takeDraft: (tx) => takeDraft(tx, { id, userId: id, version: 1 }),
}
