import type { SettingView } from '@roomtone/contract/platform-settings/settings'
import { DEFAULT_SETTINGS, SETTING_NAMES } from '@roomtone/domain/settings/settings'
import type { Deps } from '../../platform/deps.ts'
import { findChanged } from './platform-settings.store.ts'

export async function listSettings(deps: Deps): Promise<{ settings: SettingView[] }> {
  const rows = await findChanged(deps.db, SETTING_NAMES)
  return {
    settings: SETTING_NAMES.map((name) => {
      const row = rows.find((one) => one.name === name)
      return {
        name,
        version: row?.version ?? 0,
        value: row ? row.value : DEFAULT_SETTINGS[name],
        updatedAt: row?.updatedAt.toISOString() ?? null,
        updatedBy: row?.updatedBy ?? null,
      }
    }),
  }
}
