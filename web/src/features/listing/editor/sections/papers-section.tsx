import { AREAS_MAX, INSURANCE_LEAST_MIN } from '@roomtone/domain/listing/editing'
import { lengthOf } from '@roomtone/domain/listing/options'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { NumberField } from '../../../../parts/money/number-field.tsx'
import { SelectField, TextAreaField } from '../../../../ui/field.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import type { SectionProps } from '../section-props.ts'

const texts = editorTexts.papers
const HOURS = [1, 2, 4, 8, 12, 24, 48, 72, 168, 336, 720]
/** What most insurers write on a certificate. */
const USUAL_COVER = 10 * INSURANCE_LEAST_MIN

/** What stands in the release, and what a production brings before it comes. */
export function PapersSection({ edits }: SectionProps) {
  const { values, set, errorOf } = edits
  const { insuranceLeast } = values
  return (
    <>
      {(['areasIn', 'areasOut'] as const).map((name) => (
        <TextAreaField
          key={name}
          name={name}
          label={texts[name]}
          hint={`${texts[`${name}Hint`]} ${editorTexts.texts.counter({ used: lengthOf(values[name].trim()), max: AREAS_MAX })}`}
          rows={3}
          value={values[name]}
          onChange={(event) => set(name, event.target.value)}
          error={errorOf(name)}
        />
      ))}
      <div className="grid gap-4">
        <Switch
          label={<span className="text-body font-medium">{texts.insurance}</span>}
          checked={insuranceLeast !== null}
          onChange={(event) => set('insuranceLeast', event.target.checked ? USUAL_COVER : null)}
        />
        {insuranceLeast !== null && (
          <NumberField
            name="insuranceLeast"
            label={texts.insuranceLeast}
            hint={texts.insuranceHint}
            money
            value={insuranceLeast}
            onChange={(value) => set('insuranceLeast', value ?? 0)}
            error={errorOf('insuranceLeast')}
            className="md:w-80"
          />
        )}
        <Switch
          name="permitRequired"
          label={<span className="text-body font-medium">{texts.permit}</span>}
          checked={values.permitRequired}
          onChange={(event) => set('permitRequired', event.target.checked)}
        />
      </div>
      <AddressWindow edits={edits} />
    </>
  )
}

/** A figure that is set but not among the usual ones stays choosable. */
function AddressWindow({ edits: { values, set, errorOf, listing } }: SectionProps) {
  const all = [...new Set([...HOURS, listing.crewAddressHours])].sort((a, b) => a - b)
  return (
    <SelectField
      name="crewAddressHours"
      label={texts.crewAddressHours}
      hint={texts.crewAddressHint}
      value={values.crewAddressHours}
      onChange={(event) => set('crewAddressHours', Number(event.target.value))}
      error={errorOf('crewAddressHours')}
      className="md:w-80"
    >
      {all.map((hours) => (
        <option key={hours} value={hours}>
          {spell(hours)}
        </option>
      ))}
    </SelectField>
  )
}

function spell(hours: number): string {
  const { times } = editorTexts
  const time = hours % 24 === 0 ? times.days({ count: hours / 24 }) : times.hours({ count: hours })
  return texts.before({ time })
}
