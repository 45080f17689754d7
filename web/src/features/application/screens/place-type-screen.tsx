import {
  PLACE_TYPES,
  type PlaceType,
  PRIVACY_LEVELS,
  type PrivacyLevel,
} from '@roomtone/domain/listing/options'
import { placeTypes } from '@roomtone/texts/labels'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { DoorOpen, House, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { RadioCards } from '../../../ui/field.tsx'
import { choosePlace } from '../draft/place-choice.ts'
import type { ScreenProps } from './screen-props.ts'

const { placeType: texts, privacy } = screenTexts

const drawn = { strokeWidth: 1.5, 'aria-hidden': true } as const
const ICONS: Record<PlaceType, ReactNode> = {
  'Entire place': <House {...drawn} />,
  'Private room': <DoorOpen {...drawn} />,
  'Shared room': <UsersRound {...drawn} />,
}

export function PlaceTypeScreen({ content, onChange }: ScreenProps) {
  const options = PLACE_TYPES.map((value) => ({
    value,
    label: placeTypes[value],
    description: texts.options[value],
    icon: ICONS[value],
  }))
  return (
    <div className="grid gap-10">
      <RadioCards
        name="placeType"
        legend={<span className="sr-only">{texts.legend}</span>}
        options={options}
        columns={1}
        value={content.placeType}
        onChange={(event) => onChange(choosePlace(content, event.target.value as PlaceType))}
      />
      <RadioCards
        name="privacyLevel"
        legend={privacy.legend}
        hint={privacy.hint}
        options={PRIVACY_LEVELS.map((value) => ({ value, ...privacy.options[value] }))}
        value={content.privacyLevel}
        onChange={(event) => onChange({ privacyLevel: event.target.value as PrivacyLevel })}
      />
    </div>
  )
}
