import { AREAS_MAX } from '@roomtone/domain/listing/editing'
import { lengthOf } from '@roomtone/domain/listing/options'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { RequirementFields } from '../../../../parts/listing/terms/requirement-fields.tsx'
import { SelectField, TextAreaField } from '../../../../ui/field.tsx'
import type { SectionProps } from '../section-props.ts'

const texts = editorTexts.papers
const HOURS = [1, 2, 4, 8, 12, 24, 48, 72, 168, 336, 720]

/** What goes into the release, and what a production provides before it comes. */
export function PapersSection({ edits }: SectionProps) {
  const { values, set, errorOf } = edits
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
      <RequirementFields
        values={values}
        onInsurance={(least) => set('insuranceLeast', least)}
        onPermit={(required) => set('permitRequired', required)}
        error={errorOf('insuranceLeast')}
      />
      <AddressWindow edits={edits} />
    </>
  )
}

/** A value that is set but not among the usual ones can still be chosen. */
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
