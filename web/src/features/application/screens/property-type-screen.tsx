import { PROPERTY_TYPES, type PropertyType } from '@roomtone/domain/listing/options'
import { propertyTypes } from '@roomtone/texts/labels'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { BedDouble, Building2, House, HousePlus, TentTree, Warehouse } from 'lucide-react'
import type { ReactNode } from 'react'
import { RadioCards } from '../../../ui/field.tsx'
import type { ScreenProps } from './screen-props.ts'

const texts = screenTexts.propertyType

const drawn = { strokeWidth: 1.5, 'aria-hidden': true } as const
const ICONS: Record<PropertyType, ReactNode> = {
  House: <House {...drawn} />,
  Apartment: <Building2 {...drawn} />,
  Barn: <Warehouse {...drawn} />,
  Guesthouse: <HousePlus {...drawn} />,
  Hotel: <BedDouble {...drawn} />,
  Cabin: <TentTree {...drawn} />,
}

export function PropertyTypeScreen({ content, onChange }: ScreenProps) {
  const options = PROPERTY_TYPES.map((value) => ({
    value,
    label: propertyTypes[value],
    description: texts.options[value],
    icon: ICONS[value],
  }))
  return (
    <RadioCards
      name="propertyType"
      legend={<span className="sr-only">{texts.legend}</span>}
      options={options}
      value={content.propertyType}
      onChange={(event) => onChange({ propertyType: event.target.value as PropertyType })}
    />
  )
}
