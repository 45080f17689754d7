import type { AddressFields as Address } from '@roomtone/contract/listing/listing-fields'
import { COUNTRIES, type Country } from '@roomtone/domain/listing/options'
import { countries } from '@roomtone/texts/labels'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { SelectField, TextField } from '../../../ui/field.tsx'

const texts = screenTexts.address

type AddressFieldsProps = {
  value: Address
  /** Keeps the browser's autofill of the two addresses apart. */
  section: 'space' | 'residence'
  onChange: (value: Address) => void
}

export function AddressFields({ value, section, onChange }: AddressFieldsProps) {
  const field = (name: 'address' | 'city' | 'state' | 'zip', hint: string, maxLength: number) => ({
    value: value[name],
    name: `${section}.${name}`,
    autoComplete: `section-${section} ${hint}`,
    maxLength,
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [name]: event.target.value }),
  })
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <SelectField
        label={texts.country}
        value={value.country}
        autoComplete={`section-${section} country-name`}
        onChange={(event) => onChange({ ...value, country: event.target.value as Country })}
        className="col-span-full"
      >
        {COUNTRIES.map((country) => (
          <option key={country} value={country}>
            {countries[country]}
          </option>
        ))}
      </SelectField>
      <TextField label={texts.street} className="col-span-full" {...field('address', 'address-line1', 200)} />
      <TextField label={texts.city} className="col-span-full" {...field('city', 'address-level2', 100)} />
      <TextField label={texts.state[value.country]} {...field('state', 'address-level1', 100)} />
      <TextField label={texts.zip[value.country]} {...field('zip', 'postal-code', 20)} />
    </div>
  )
}
