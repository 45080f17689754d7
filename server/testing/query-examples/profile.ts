import { promptsFrom } from '@roomtone/domain/account/prompts'
import type * as store from '../../src/features/profile/profile.store.ts'
import {
  findPersonal,
  findProfile,
  lockProfile,
  updateAvatar,
  updateLegalName,
  updatePersonal,
  updatePreferences,
  updateWords,
  updateWork,
} from '../../src/features/profile/profile.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findProfile: (tx) => findProfile(tx, id, '2026-11'),
  lockProfile: (tx) => lockProfile(tx, id),
  updateWords: (tx) => updateWords(tx, id, { intro: 'Lights rooms.', prompts: promptsFrom({}), now }),
  updateAvatar: (tx) => updateAvatar(tx, id, { key: 'avatars/a.webp', url: '/avatars/a.webp' }, now),
  updatePersonal: (tx) =>
    updatePersonal(tx, id, {
      preferredName: 'Sam',
      personal: hash,
      hasPhone: true,
      hasEmergencyContact: false,
      now,
    }),
  updateLegalName: (tx) => updateLegalName(tx, id, { firstName: 'Ada', lastName: 'Quill', now }),
  updateWork: (tx) => updateWork(tx, id, hash, now),
  updatePreferences: (tx) => updatePreferences(tx, id, { language: 'es', timeZone: 'America/New_York' }),
  findPersonal: (tx) => findPersonal(tx, id),
}
