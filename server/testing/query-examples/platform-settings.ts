import type * as store from '../../src/features/platform-settings/platform-settings.store.ts'
import {
  countChanges,
  findChange,
  findChanged,
  findChangesPage,
  hasSecondFactor,
  insertChange,
  lockSetting,
  writeSetting,
} from '../../src/features/platform-settings/platform-settings.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const written = { name: 'platform_fee', value: 1300, version: 1, by: id, now } as const

export const examples: ExamplesOf<typeof store> = {
  lockSetting: (tx) => lockSetting(tx, 'platform_fee'),
  writeSetting: (tx) => writeSetting(tx, written),
  insertChange: (tx) => insertChange(tx, { ...written, before: 1200, reason: 'A dearer year' }),
  findChanged: (tx) => findChanged(tx, ['platform_fee', 'tax']),
  findChangesPage: [
    (tx) => findChangesPage(tx, { name: undefined, after: null, limit: 25 }),
    (tx) => findChangesPage(tx, { name: 'tax', after: { at: now, id }, limit: 25 }),
  ],
  countChanges: [(tx) => countChanges(tx, undefined), (tx) => countChanges(tx, 'tax')],
  findChange: (tx) => findChange(tx, id),
  hasSecondFactor: (tx) => hasSecondFactor(tx, id),
}
