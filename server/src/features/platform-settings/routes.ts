import {
  changeSetting as changeSettingEndpoint,
  listSettingChanges,
  listSettings as listSettingsEndpoint,
  restoreSetting as restoreSettingEndpoint,
} from '@roomtone/contract/platform-settings/manage-settings'
import { showShowcase } from '@roomtone/contract/platform-settings/show-showcase'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { changeSetting } from './change-setting.ts'
import { listChanges } from './list-changes.ts'
import { listSettings } from './list-settings.ts'
import { restoreSetting } from './restore-setting.ts'

export function platformSettingsRoutes(deps: Deps): Binding[] {
  return [
    bind(listSettingsEndpoint, () => listSettings(deps)),
    bind(changeSettingEndpoint, ({ body }, { actor }) => changeSetting(deps, actor, body)),
    bind(listSettingChanges, ({ query }) => listChanges(deps, query)),
    bind(restoreSettingEndpoint, ({ params, body }, { actor }) =>
      restoreSetting(deps, actor, { changeId: params.id, ...body }),
    ),
    bind(showShowcase, async () => {
      const { showcase } = await deps.settings.recent()
      return {
        categories: showcase
          .filter(({ isOn }) => isOn)
          .map(({ id, title, line, picture, path }) => ({ id, title, line, picture, path })),
      }
    }),
  ]
}
