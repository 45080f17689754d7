import type { SettingView } from '@roomtone/contract/platform-settings/settings'
import { settingsTexts as texts } from '@roomtone/texts/admin/settings'
import { RadioCards } from '../../ui/field.tsx'
import { PercentField } from './percent-field.tsx'
import { PricePreview } from './price-preview.tsx'
import { SettingForm } from './setting-form.tsx'
import { type Setting, settingOf } from './settings.query.ts'
import { defaultTaxOf } from './tax-rows.ts'
import { useDraft } from './use-draft.ts'

export function AccessPanel({ settings }: { settings: readonly SettingView[] }) {
  const { names, door, factor } = texts
  return (
    <>
      <Switch
        setting={settingOf(settings, 'sign_up_open')}
        legend={names.sign_up_open}
        text={door.text}
        off={{ label: door.closed, description: door.closedText }}
        on={{ label: door.open, description: door.openText }}
      />
      <Switch
        setting={settingOf(settings, 'admins_need_second_factor')}
        legend={names.admins_need_second_factor}
        text={factor.text}
        off={{ label: factor.offered, description: factor.offeredText }}
        on={{ label: factor.needed, description: factor.neededText }}
      />
      <Fee
        setting={settingOf(settings, 'platform_fee')}
        tax={defaultTaxOf(settingOf(settings, 'tax').value)}
      />
    </>
  )
}

type Kind = { label: string; description: string }
type SwitchProps = {
  setting: Setting<'sign_up_open' | 'admins_need_second_factor'>
  legend: string
  text: string
  off: Kind
  on: Kind
}

/** Two cards instead of a toggle: each says what it means for people. */
function Switch({ setting, legend, text, off, on }: SwitchProps) {
  const [isOn, change, isChanged] = useDraft(setting.version, setting.value)
  return (
    <SettingForm setting={setting} draft={isOn} isChanged={isChanged} text={text}>
      <RadioCards
        name={setting.name}
        legend={<span className="sr-only">{legend}</span>}
        value={isOn ? 'on' : 'off'}
        onChange={(event) => change(event.target.value === 'on')}
        options={[
          { value: 'off', ...off },
          { value: 'on', ...on },
        ]}
      />
    </SettingForm>
  )
}

function Fee({ setting, tax }: { setting: Setting<'platform_fee'>; tax: number }) {
  const [fee, change, isChanged] = useDraft(setting.version, setting.value)
  return (
    <SettingForm
      setting={setting}
      draft={fee}
      isChanged={isChanged}
      text={texts.fee.text}
      preview={
        <PricePreview
          before={{ feeHundredths: setting.value, taxHundredths: tax }}
          after={{ feeHundredths: fee, taxHundredths: tax }}
        />
      }
    >
      <PercentField
        label={texts.percent}
        hint={texts.fee.hint}
        hundredths={fee}
        onChange={change}
        className="md:w-44"
      />
    </SettingForm>
  )
}
