import { SettingRow, SettingRows } from './setting-rows.tsx'
import { settingsTexts } from './settings.texts.ts'

export function Languages() {
  return (
    <SettingRows>
      {settingsTexts.languages.map(({ label, value }) => (
        <SettingRow key={label} label={label}>
          {value}
        </SettingRow>
      ))}
    </SettingRows>
  )
}
