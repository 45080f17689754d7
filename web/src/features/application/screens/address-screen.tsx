import type { AddressFields as Address } from '@roomtone/contract/listing/listing-fields'
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

function isElsewhere(before: Address, after: Address): boolean {
  return (['city', 'state', 'country', 'zip'] as const).some((part) => before[part] !== after[part])
}
