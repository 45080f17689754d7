import { settingEdit } from '@roomtone/contract/platform-settings/settings'
import type { Actor } from '@roomtone/domain/access/actor'
import { DEFAULT_SETTINGS, SETTING_NAMES } from '@roomtone/domain/settings/settings'
import { textsIn } from '@roomtone/texts/all/platform-settings/refusals'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { keepChange } from './change-setting.ts'
import { listSettings } from './list-settings.ts'
import { findChange } from './platform-settings.store.ts'

type Asked = { changeId: string; version: number; reason: string }

/** Going back is a change like any other: it has a reason, a version, a row, and can itself be taken back. */
export async function restoreSetting(deps: Deps, actor: Actor, { changeId, version, reason }: Asked) {
  await deps.db.transaction().execute(async (tx) => {
    const change = await findChange(tx, changeId)
    const name = SETTING_NAMES.find((one) => one === change?.name)
    if (!change || !name) throw new Refused('not_found')
    const wasChanged = change.version > 1
    const value = wasChanged ? change.before : DEFAULT_SETTINGS[name]
    const edit = settingEdit.safeParse({ name, value, version, reason })
    // Kept under rules that have become stricter since.
    if (!edit.success)
      throw new Refused('conflict', { detail: (language) => textsIn(language).refusals.cannotRestore })
    await keepChange(deps, tx, actor, edit.data)
  })
  deps.settings.forget()
  return listSettings(deps)
}
