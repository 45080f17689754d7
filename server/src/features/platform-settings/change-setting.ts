import { randomUUID } from 'node:crypto'
import type { SettingEdit } from '@roomtone/contract/platform-settings/settings'
import type { Actor } from '@roomtone/domain/access/actor'
import { DEFAULT_SETTINGS, type KeptSetting } from '@roomtone/domain/settings/settings'
import { areRowsSound, type TaxRow } from '@roomtone/domain/settings/tax'
import { textsIn } from '@roomtone/texts/all/platform-settings/refusals'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused, refusedField } from '../../platform/refused.ts'
import { listSettings } from './list-settings.ts'
import { hasSecondFactor, insertChange, lockSetting, writeSetting } from './platform-settings.store.ts'
import { findRegionOf } from './tax-of.ts'

export async function changeSetting(deps: Deps, actor: Actor, edit: SettingEdit) {
  await deps.db.transaction().execute((tx) => keepChange(deps, tx, actor, edit))
  // Runs after the commit: a read in between still returns, and keeps, the old values.
  deps.settings.forget()
  return listSettings(deps)
}

/** Within the transaction of whatever led to it. */
export async function keepChange(deps: Deps, tx: Tx, actor: Actor, edit: SettingEdit): Promise<void> {
  const now = deps.clock.now()
  const { name, reason } = edit
  const found = await lockSetting(tx, name)
  if ((found?.version ?? 0) !== edit.version) throw new Refused('conflict')
  const before = found ? found.value : DEFAULT_SETTINGS[name]
  await requireOwnFactor(tx, actor, edit)
  const value = keptValue(edit)
  if (JSON.stringify(before) === JSON.stringify(value)) return
  const written = { name, value, version: edit.version + 1, by: actor.userId, now }
  await writeSetting(tx, written)
  await insertChange(tx, { ...written, before: found?.value, reason })
  await deps.audit.record(tx, {
    now,
    actorId: actor.userId,
    action: 'settings.changed',
    subjectType: 'setting',
    subjectId: name,
    data: { version: written.version },
  })
  if (name === 'sign_up_open') await deps.jobs.add(tx, 'heed-doors', { actorId: actor.userId })
}

/** An admin who demands it of all admins without having one would be the first to be locked out. */
async function requireOwnFactor(tx: Tx, { userId }: Actor, edit: SettingEdit): Promise<void> {
  if (edit.name !== 'admins_need_second_factor' || !edit.value) return
  if (!(await hasSecondFactor(tx, userId)))
    throw refusedField('value', (language) => textsIn(language).refusals.ownFactorFirst)
}

function keptValue(edit: SettingEdit): KeptSetting {
  if (edit.name === 'announcement') return edit.value && { id: randomUUID(), ...edit.value }
  return edit.name === 'tax' ? keptTax(edit.value) : edit.value
}

/** `California` and `CA` are one place, and a place that is not on the map would tax no one. */
function keptTax(rows: TaxRow[]): TaxRow[] {
  const kept = rows.map((row) => ({ ...row, state: row.state === null ? null : codeOf(row) }))
  if (!areRowsSound(kept)) throw refusedField('value', (language) => textsIn(language).refusals.taxRows)
  return kept
}

function codeOf({ country, state }: TaxRow): string {
  const region = findRegionOf(country ?? '', state ?? '')
  if (!region)
    throw refusedField('value', (language) =>
      textsIn(language).refusals.stateUnknown({ state: state ?? '', country: country ?? '' }),
    )
  return region.code
}
