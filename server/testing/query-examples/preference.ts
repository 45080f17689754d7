import type * as store from '../../src/features/notification/preference/preference.store.ts'
import {
  findPreferences,
  isHere,
  switchMarketing,
  switchTopic,
} from '../../src/features/notification/preference/preference.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findPreferences: (tx) => findPreferences(tx, id),
  isHere: (tx) => isHere(tx, id),
  switchTopic: (tx) => switchTopic(tx, { userId: id, topic: 'messages', isOn: false, now }),
  switchMarketing: (tx) => switchMarketing(tx, { userId: id, isOn: false, now }),
}
