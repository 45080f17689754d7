import { call } from '../call.ts'
import type { changeSetting, listSettingChanges, listSettings, restoreSetting } from './manage-settings.ts'
import type { showShowcase } from './show-showcase.ts'

export const settingsCalls = {
  list: call<typeof listSettings>('GET /api/admin/settings'),
  change: call<typeof changeSetting>('PUT /api/admin/settings'),
  changes: call<typeof listSettingChanges>('GET /api/admin/settings/changes'),
  restore: call<typeof restoreSetting>('POST /api/admin/settings/changes/:id/restore'),
}

export const showcaseCalls = { show: call<typeof showShowcase>('GET /api/showcase') }
