import type { AddressFields as Address } from '@roomtone/contract/listing/listing-fields'
import { wizardTexts } from '@roomtone/texts/application/wizard'
import { countries } from '@roomtone/texts/labels'
import { LockKeyhole } from 'lucide-react'
import { AddressFields } from '../fields/address-fields.tsx'
import { PinField } from '../fields/pin-field.tsx'
import type { ScreenProps } from './screen-props.ts'

export function AddressScreen({ content, onChange }: ScreenProps) {
  function change(location: Address): void {
    // A pin belongs to the place that it was set for.
    onChange(isElsewhere(content.location, location) ? { location, pin: null } : { location })
  }

  return (
    <div className="grid gap-10">
      <AddressFields section="space" value={content.location} onChange={change} />
      <PinField location={content.location} pin={content.pin} onMove={(pin) => onChange({ pin })} />
    </div>
  )
}

/** Another space of a house: there is nothing to fill in. */
export function HouseAddress({ location }: { location: Address }) {
  const { address, city, state, zip, country } = location
  return (
    <div className="grid gap-4">
      <p className="rounded-m border bg-card p-6">
        {address}
        <br />
        {city}, {state} {zip}
        <br />
        {countries[country]}
      </p>
      <p className="flex items-start gap-1.5 text-small text-ink-2">
        <LockKeyhole className="mt-0.75 size-3.75 flex-none" aria-hidden="true" />
        {wizardTexts.house.kept}
      </p>
    </div>
  )
}

function isElsewhere(before: Address, after: Address): boolean {
  return (['city', 'state', 'country', 'zip'] as const).some((part) => before[part] !== after[part])
}
