import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { centsIn } from '../../../parts/money/dollars.ts'
import { weekdayNames } from '../../../parts/time/weekdays.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { formatPercent } from '../../../platform/format/percent.ts'
import { typedDollars } from '../../../platform/forms/read-amount.ts'
import { TextField } from '../../../ui/field.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useEditSettings } from './use-edit-settings.ts'

const texts = calendarTexts.settings
const text = (data: FormData, name: string) => String(data.get(`changes.${name}`) ?? '').trim()

export function SettingsPrice({ listing }: { listing: OwnListingView }) {
  const { pricePerDay, weekendDays, weekendPrice, weeklyDiscountPercent } = listing
  const { editing, setEditing, form } = useEditSettings(listing, (data) => ({
    pricePerDay: centsIn(text(data, 'pricePerDay')),
    weekendPrice: text(data, 'weekendPrice') === '' ? null : centsIn(text(data, 'weekendPrice')),
    weeklyDiscountPercent: Number(text(data, 'weeklyDiscountPercent') || 0),
  }))
  const field = (name: string) => ({
    name: `changes.${name}`,
    error: form.errorOf(`changes.${name}`),
    autoComplete: 'off',
  })
  return (
    <SettingsCard
      title={texts.price}
      rows={[
        { label: texts.perDay, value: formatMoney(pricePerDay) },
        ...(weekendDays.length > 0
          ? [
              {
                label: texts.weekend,
                note: weekdayNames(weekendDays),
                value: formatMoney(weekendPrice ?? pricePerDay),
              },
            ]
          : []),
        { label: texts.discount, note: texts.discountNote, value: formatPercent(weeklyDiscountPercent) },
      ]}
      editing={editing}
      onEditing={setEditing}
      form={form}
    >
      <TextField
        {...field('pricePerDay')}
        label={`${texts.perDay} ($)`}
        inputMode="decimal"
        defaultValue={typedDollars(pricePerDay)}
      />
      <TextField
        {...field('weekendPrice')}
        label={`${texts.weekend} ($)`}
        hint={texts.weekendHint}
        inputMode="decimal"
        defaultValue={weekendPrice === null ? '' : typedDollars(weekendPrice)}
      />
      <TextField
        {...field('weeklyDiscountPercent')}
        label={texts.discountField}
        inputMode="numeric"
        defaultValue={weeklyDiscountPercent}
      />
    </SettingsCard>
  )
}
