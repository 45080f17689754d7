import type { SettingView } from '@roomtone/contract/settings/settings'
import { RadioCards } from '../../../ui/field.tsx'
import { PercentField } from './percent-field.tsx'
import { PricePreview } from './price-preview.tsx'
import { SettingForm } from './setting-form.tsx'
import { type Setting, settingOf } from './settings.query.ts'
import { settingsTexts as texts } from './settings.texts.ts'
import { defaultTaxOf } from './tax-rows.ts'
import { useDraft } from './use-draft.ts'

export function AccessPanel({ settings }: { settings: readonly SettingView[] }) {
  return (
    <>
      <Door setting={settingOf(settings, 'sign_up_open')} />
      <Factor setting={settingOf(settings, 'admins_need_second_factor')} />
      <Fee
        setting={settingOf(settings, 'platform_fee')}
        tax={defaultTaxOf(settingOf(settings, 'tax').value)}
      />
    </>
  )
}

function Door({ setting }: { setting: Setting<'sign_up_open'> }) {
  const [isOpen, change, isChanged] = useDraft(setting.version, setting.value)
  return (
    <SettingForm setting={setting} draft={isOpen} isChanged={isChanged} text={texts.door.text}>
      <RadioCards
        name="door"
        legend={texts.names.sign_up_open}
        value={isOpen ? 'open' : 'closed'}
        onChange={(event) => change(event.target.value === 'open')}
        options={[
          { value: 'closed', label: texts.door.closed, description: texts.door.closedText },
          { value: 'open', label: texts.door.open, description: texts.door.openText },
        ]}
      />
    </SettingForm>
  )
}

function Factor({ setting }: { setting: Setting<'admins_need_second_factor'> }) {
  const [isNeeded, change, isChanged] = useDraft(setting.version, setting.value)
  return (
    <SettingForm setting={setting} draft={isNeeded} isChanged={isChanged} text={texts.factor.text}>
      <RadioCards
        name="factor"
        legend={texts.names.admins_need_second_factor}
        value={isNeeded ? 'needed' : 'offered'}
        onChange={(event) => change(event.target.value === 'needed')}
        options={[
          { value: 'offered', label: texts.factor.offered, description: texts.factor.offeredText },
          { value: 'needed', label: texts.factor.needed, description: texts.factor.neededText },
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
