import type { Validator } from 'stdnum'
import { refusedField } from '../../platform/refused.ts'

const names = new Intl.DisplayNames('en-US', { type: 'region' })

let loading: Promise<ReadonlyMap<string, Validator>> | undefined

/** With the first number, not with the server: the library brings the forms of the whole world. */
function loadForms(): Promise<ReadonlyMap<string, Validator>> {
  loading ??= import('stdnum').then(({ euVat, stdnum }) => {
    const forms = Object.entries(euVat).map(([country, [form]]) => [country, form] as const)
    const more = [['GB', stdnum['GB']?.['vat']] as const, ['NO', stdnum['NO']?.['mva']] as const]
    return new Map([...forms, ...more].flatMap(([country, form]) => (form ? [[country, form]] : [])))
  })
  return loading
}

export async function vatCountries(): Promise<string[]> {
  return [...(await loadForms()).keys()].sort()
}

const FORM = (country: string) =>
  `This doesn't look like a VAT ID from ${country}. Please check it for missing or extra characters.`
const CHECKSUM = "This VAT ID isn't valid. Please compare it with your VAT certificate, digit by digit."

/** Without its prefix and spaces. By form and checksum: whether the number was given to anybody, only a register says. */
export async function checkVat(country: string, written: string): Promise<string> {
  const form = (await loadForms()).get(country)
  if (!form) throw refusedField('country', 'Please choose a country from the list')
  const found = validate(form, withoutPrefix(country, written))
  if (found?.isValid) return found.compact
  const isChecksum = found?.error?.name === 'InvalidChecksum'
  throw refusedField('number', isChecksum ? CHECKSUM : FORM(names.of(country) ?? country))
}

/** Null: so far from the form that the library stumbles over it. */
function validate(form: Validator, number: string): ReturnType<Validator['validate']> | null {
  try {
    return form.validate(number)
  } catch {
    return null
  }
}

/** Greece writes EL. */
function withoutPrefix(country: string, written: string): string {
  const plain = written.trim().toUpperCase()
  const prefix = country === 'GR' ? 'EL' : country
  return plain.startsWith(prefix) ? plain.slice(prefix.length).trim() : plain
}
