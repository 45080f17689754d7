import type { SettingView } from '@roomtone/contract/platform-settings/settings'
import { COUNTRIES } from '@roomtone/domain/listing/options'
import { placeKey, type TaxRow } from '@roomtone/domain/settings/tax'
import { settingsTexts } from '@roomtone/texts/admin/settings'
import { countries } from '@roomtone/texts/labels'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PercentField } from './percent-field.tsx'
import { PricePreview } from './price-preview.tsx'
import { SettingForm } from './setting-form.tsx'
import { settingOf } from './settings.query.ts'
import { placeName, taxHere } from './tax-rows.ts'
import { useDraft } from './use-draft.ts'

const texts = settingsTexts.tax

export function TaxPanel({ settings }: { settings: readonly SettingView[] }) {
  const setting = settingOf(settings, 'tax')
  const fee = settingOf(settings, 'platform_fee').value
  const [rows, change, isChanged] = useDraft(setting.version, setting.value)
  const [shown, setShown] = useState(0)
  const example = rows[shown] ?? rows[0]
  const replace = (row: TaxRow, hundredths: number) =>
    change(rows.map((one) => (one === row ? { ...row, hundredths } : one)))
  return (
    <SettingForm
      setting={setting}
      draft={rows}
      isChanged={isChanged}
      text={texts.text}
      preview={
        example && (
          <>
            <SelectField
              label={texts.tryPlace}
              value={String(shown)}
              onChange={(event) => setShown(Number(event.target.value))}
              className="mb-3 md:w-80"
            >
              {rows.map((row, index) => (
                <option key={placeKey(row)} value={index}>
                  {placeName(row)}
                </option>
              ))}
            </SelectField>
            <PricePreview
              place={placeName(example)}
              before={{ feeHundredths: fee, taxHundredths: taxHere(setting.value, example) }}
              after={{ feeHundredths: fee, taxHundredths: taxHere(rows, example) }}
            />
          </>
        )
      }
    >
      <ul aria-label={texts.caption} className="grid gap-3">
        {rows.map((row) => (
          <li key={placeKey(row)} className="flex items-end gap-3">
            <PercentField
              label={texts.rate({ place: placeName(row) })}
              hundredths={row.hundredths}
              onChange={(hundredths) => replace(row, hundredths)}
              className="min-w-0 flex-1"
            />
            {row.country !== null && (
              <IconButton
                label={texts.remove({ place: placeName(row) })}
                onClick={() => change(rows.filter((one) => one !== row))}
              >
                <X strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <AddPlace rows={rows} onAdd={(row) => change([...rows, row])} />
    </SettingForm>
  )
}

function AddPlace({ rows, onAdd }: { rows: readonly TaxRow[]; onAdd: (row: TaxRow) => void }) {
  const [country, setCountry] = useState<string>(COUNTRIES[0])
  const [state, setState] = useState('')
  const [city, setCity] = useState('')
  const [error, setError] = useState<string>()

  function add(): void {
    const row = { country, state: state.trim() || null, city: city.trim() || null, hundredths: 900 }
    const isThere = rows.some((one) => placeKey(one) === placeKey(row))
    const problem = row.city && !row.state ? texts.cityNeedsState : isThere ? texts.twice : undefined
    setError(problem)
    if (problem) return
    onAdd(row)
    setState('')
    setCity('')
  }

  return (
    <fieldset className="mt-6 border-t pt-4">
      <legend className="text-small font-medium">{texts.add}</legend>
      <div className="mt-3 grid gap-3 md:flex">
        <SelectField
          label={texts.country}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          className="md:w-44"
        >
          {COUNTRIES.map((one) => (
            <option key={one} value={one}>
              {countries[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.state}
          placeholder={texts.any}
          value={state}
          maxLength={100}
          onChange={(event) => setState(event.target.value)}
          className="md:w-44"
        />
        <TextField
          label={texts.city}
          placeholder={texts.any}
          value={city}
          maxLength={100}
          error={error}
          onChange={(event) => setCity(event.target.value)}
          className="md:w-44"
        />
      </div>
      <Button variant="line" onClick={add} className="mt-3">
        {texts.add}
      </Button>
    </fieldset>
  )
}
