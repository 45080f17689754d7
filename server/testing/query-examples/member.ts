import type * as store from '../../src/features/session/member.store.ts'
import { findLanguage, findLanguageOf, findMember } from '../../src/features/session/member.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findMember: (tx) => findMember(tx, id, '2026-11'),
  findLanguage: (tx) => findLanguage(tx, 'ada@example.com'),
  findLanguageOf: (tx) => findLanguageOf(tx, id),
}
