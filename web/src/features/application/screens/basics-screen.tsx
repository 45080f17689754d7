import type { Amenity } from '@roomtone/domain/listing/amenities'
import { SIZE_MAX_SQFT } from '@roomtone/domain/listing/options'
import { amenities as amenityLabels } from '@roomtone/texts/labels'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { useId } from 'react'
import { TextField } from '../../../ui/field.tsx'
import { AMENITY_GROUPS } from '../fields/amenity-groups.ts'
import { ChipSet } from '../fields/chip-set.tsx'
import { CounterField } from '../fields/counter-field.tsx'
import { readWhole } from '../fields/numbers.ts'
import type { ScreenProps } from './screen-props.ts'

const texts = screenTexts.basics
const COUNTS = ['guests', 'bedrooms', 'beds', 'bathrooms'] as const

export function BasicsScreen({ content, onChange }: ScreenProps) {
  const id = useId()
  return (
    <div className="grid gap-10">
      <div className="border-t">
        {COUNTS.map((name) => (
          <CounterField
            key={name}
            label={texts.counts[name]}
            fewer={texts.fewer[name]}
            more={texts.more[name]}
            value={content[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      <TextField
        label={texts.size}
        hint={texts.sizeHint}
        inputMode="numeric"
        autoComplete="off"
        value={content.sizeSqft === null ? '' : String(content.sizeSqft)}
        onChange={(event) => onChange({ sizeSqft: readSize(event.target.value) })}
        className="max-w-md"
      />
      <section aria-labelledby={id}>
        <h2 id={id} className="text-title">
          {texts.amenities}
        </h2>
        <p className="mt-1 mb-6 text-small text-ink-2">{texts.amenitiesHint}</p>
        <AmenityChips chosen={content.amenities} onChange={(amenities) => onChange({ amenities })} />
      </section>
    </div>
  )
}

/** Empty and zero both mean that the size is not given. */
function readSize(text: string): number | null {
  const size = readWhole(text)
  return size ? Math.min(size, SIZE_MAX_SQFT) : null
}

type AmenityChipsProps = { chosen: readonly Amenity[]; onChange: (chosen: Amenity[]) => void }

function AmenityChips({ chosen, onChange }: AmenityChipsProps) {
  return (
    <div className="grid gap-6">
      {AMENITY_GROUPS.map(({ title, amenities }) => (
        <ChipSet
          key={title}
          legend={title}
          options={amenities.map((value) => ({ value, label: amenityLabels[value] }))}
          chosen={chosen}
          onChange={onChange}
        />
      ))}
    </div>
  )
}
