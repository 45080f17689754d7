import { check } from '@roomtone/contract/check-words'
import { languageSettingsTexts } from '@roomtone/texts/account/language-settings'
import { LOCALE } from '@roomtone/texts/language'
import { useState } from 'react'
import { z } from 'zod'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { RowForm } from '../row-form.tsx'
import { allZones, findZone, zoneName } from './zone-names.ts'

const texts = languageSettingsTexts.zone

type ZoneFormProps = {
  zone: string | null
  save: (zone: string | null) => Promise<void>
  onClose: () => void
}

/** A field that narrows the browser's own list as the person types. */
export function ZoneForm({ zone, save, onClose }: ZoneFormProps) {
  const [zones] = useState(allZones)
  const [isClearing, setClearing] = useState(false)
  const form = useForm({
    schema: z.object({ timeZone: z.string({ error: check('time_zone_unknown') }) }),
    read: (data) => ({ timeZone: findZone(String(data.get('timeZone') ?? ''), zones) }),
    submit: async ({ timeZone }) => {
      await save(timeZone)
      onClose()
    },
  })
  function clear() {
    setClearing(true)
    save(null)
      .then(onClose, toastError)
      .finally(() => setClearing(false))
  }
  return (
    <RowForm form={form} onClose={onClose}>
      <TextField
        name="timeZone"
        label={texts.find}
        hint={texts.hint}
        list="time-zones"
        autoFocus
        autoComplete="off"
        spellCheck={false}
        defaultValue={zone ? zoneName(zone) : ''}
        error={form.errorOf('timeZone')}
      />
      <datalist id="time-zones">
        {zones.map((each) => (
          <option key={each} value={zoneName(each)}>
            {offsetOf(each)}
          </option>
        ))}
      </datalist>
      {zone && (
        <Button variant="line" pending={isClearing} className="justify-self-start" onClick={clear}>
          {texts.useBrowser}
        </Button>
      )}
    </RowForm>
  )
}

function offsetOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: 'shortOffset' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
