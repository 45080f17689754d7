import type { SettingView } from '@roomtone/contract/platform-settings/settings'
import { settingsCalls } from '@roomtone/contract/platform-settings/settings.calls'
import type { SettingName, Settings } from '@roomtone/domain/settings/settings'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../parts/list/paged-query.ts'
import type { Services } from '../../platform/services.tsx'

export function settingsQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['admin', 'settings'],
    queryFn: ({ signal }) => call(settingsCalls.list, {}, { signal }),
  })
}

export function changesQuery({ call }: Services, name: SettingName | undefined) {
  return pagedQuery(['admin', 'setting-changes', name], (cursor, signal) =>
    call(settingsCalls.changes, { query: { name, cursor } }, { signal }),
  )
}

export type Setting<N extends SettingName> = Omit<SettingView, 'value'> & { value: Settings[N] }

/** The API sends values as plain JSON; each name has one type in the domain. */
export function settingOf<N extends SettingName>(settings: readonly SettingView[], name: N): Setting<N> {
  const found = settings.find((one) => one.name === name)
  if (!found) throw new Error(`The server knows no setting ${name}`)
  return found as unknown as Setting<N>
}
