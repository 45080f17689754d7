import type { PostalAddress } from '@roomtone/contract/profile/postal-address'
import { COUNTRY_CODES } from '@roomtone/domain/geo/countries'
import { personalInfoTexts } from '@roomtone/texts/account/personal-info'
import { LOCALE } from '@roomtone/texts/language'
import type { Form } from '../../../../platform/forms/use-form.ts'
import { SelectField, TextField } from '../../../../ui/field.tsx'

const texts = personalInfoTexts.address
const FIELDS = ['line1', 'line2', 'city', 'region', 'postalCode', 'country'] as const

/** By their names, in the reader's language. */
export function countryNames(codes: readonly string[] = COUNTRY_CODES): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(LOCALE, { type: 'region' })
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, LOCALE))
}

export function countryName(code: string): string {
  return new Intl.DisplayNames(LOCALE, { type: 'region' }).of(code) ?? code
}

export function addressWords(address: PostalAddress): string {
  const { line1, line2, city, region, postalCode, country } = address
  const place = [region, postalCode].filter(Boolean).join(' ')
  return [line1, line2, city, place, countryName(country)].filter(Boolean).join(', ')
}

/** Reads a form whose fields are named `<prefix>.line1` and so on. */
export function readAddress(data: FormData, prefix: string): Record<string, string> {
  return Object.fromEntries(FIELDS.map((field) => [field, String(data.get(`${prefix}.${field}`) ?? '')]))
}

type AddressFieldsProps = { prefix: string; form: Form; value: PostalAddress | null; autoFocus?: boolean }

export function AddressFields({ prefix, form, value, autoFocus = false }: AddressFieldsProps) {
  const field = (name: (typeof FIELDS)[number]) => ({
    name: `${prefix}.${name}`,
    label: texts[name],
    defaultValue: value?.[name] ?? '',
    error: form.errorOf(`${prefix}.${name}`),
  })
  return (
    <>
      <TextField {...field('line1')} autoFocus={autoFocus} autoComplete="address-line1" />
      <TextField {...field('line2')} autoComplete="address-line2" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('city')} autoComplete="address-level2" />
        <TextField {...field('region')} autoComplete="address-level1" />
        <TextField {...field('postalCode')} autoComplete="postal-code" />
        <SelectField {...field('country')} autoComplete="country">
          <option value="">{texts.choose}</option>
          {countryNames().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}
