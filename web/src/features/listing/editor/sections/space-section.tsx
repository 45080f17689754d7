import { AMENITIES } from '@roomtone/domain/listing/amenities'
import { SPACE_KINDS, type SpaceKind } from '@roomtone/domain/listing/options'
import { amenities, spaceKinds } from '@roomtone/texts/labels'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { NumberField } from '../../../../parts/money/number-field.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { ChangeMenuLink } from '../change-menu-link.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import type { SectionProps } from '../section-props.ts'

const texts = editorTexts.space
const COUNTS = ['maxGuests', 'bedrooms', 'beds', 'bathrooms'] as const

export function SpaceSection({ edits }: SectionProps) {
  const { values, set, errorOf } = edits
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="spaceKind"
          label={texts.spaceKind}
          value={values.spaceKind}
          onChange={(event) => set('spaceKind', event.target.value as SpaceKind)}
          error={errorOf('spaceKind')}
          className="sm:col-span-2"
        >
          {SPACE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {spaceKinds[kind]}
            </option>
          ))}
        </SelectField>
        {COUNTS.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={texts[name]}
            value={values[name]}
            onChange={(value) => set(name, value ?? 0)}
            error={errorOf(name)}
          />
        ))}
        <NumberField
          name="sizeSqft"
          label={texts.sizeSqft}
          hint={texts.sizeHint}
          optional
          value={values.sizeSqft}
          onChange={(value) => set('sizeSqft', value)}
          error={errorOf('sizeSqft')}
        />
      </div>
      <ChangeMenuLink edits={edits} field="maxGuests" />
      <ChoiceGroup
        name="amenities"
        legend={texts.amenities}
        options={AMENITIES}
        labelOf={(option) => amenities[option]}
        value={values.amenities}
        onChange={(value) => set('amenities', value)}
        error={errorOf('amenities')}
      />
    </>
  )
}
