import { CANCELLATION_POLICIES } from '@roomtone/domain/cancellation/policy'
import type { SettingName, Settings } from '@roomtone/domain/settings/settings'
import { settingsTexts } from '@roomtone/texts/admin/settings'
import { cancellationPolicies } from '@roomtone/texts/labels'
import { LANGUAGES } from '@roomtone/texts/languages'
import { formatPercent } from '../../platform/format/percent.ts'
import { stepsWords } from './steps-words.ts'
import { defaultTaxOf } from './tax-rows.ts'

const texts = settingsTexts.history.values

const WORDS: { [N in SettingName]: (value: Settings[N]) => string } = {
  sign_up_open: (isOpen) => (isOpen ? texts.open : texts.closed),
  admins_need_second_factor: (isNeeded) => (isNeeded ? texts.needed : texts.offered),
  platform_fee: (fee) => formatPercent(fee / 100),
  tax: (rows) => texts.rows({ others: rows.length - 1, standard: formatPercent(defaultTaxOf(rows) / 100) }),
  cancellation: (policies) =>
    CANCELLATION_POLICIES.map((policy) =>
      texts.steps({ policy: cancellationPolicies[policy], steps: stepsWords(policies[policy]) }),
    ).join(' · '),
  showcase: (categories) => texts.categories({ count: categories.filter(({ isOn }) => isOn).length }),
  announcement: (announcement) =>
    announcement === null
      ? texts.none
      : [announcement.text, ...LANGUAGES.map((language) => announcement.also?.[language]?.text)]
          .filter((text) => text !== undefined)
          .map((text) => texts.quoted({ text }))
          .join(' · '),
}

/** A value in as many words as fit a row of the history. */
export function valueWords(name: SettingName, value: unknown): string {
  return (WORDS[name] as (value: unknown) => string)(value)
}
