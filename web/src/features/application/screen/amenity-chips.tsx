import { AMENITY_LABELS, type Amenity } from '@roomtone/domain/listing/amenities'
import { said } from '../../../platform/language/said.texts.ts'
import { AMENITY_GROUPS } from './amenity-groups.ts'
import { ChipSet } from './chip-set.tsx'

type AmenityChipsProps = { chosen: readonly Amenity[]; onChange: (chosen: Amenity[]) => void }

export function AmenityChips({ chosen, onChange }: AmenityChipsProps) {
  return (
    <div className="grid gap-6">
      {AMENITY_GROUPS.map(({ title, amenities }) => (
        <ChipSet
          key={title}
          legend={title}
          options={amenities.map((value) => ({ value, label: said(AMENITY_LABELS[value]) }))}
          chosen={chosen}
          onChange={onChange}
        />
      ))}
    </div>
  )
}
