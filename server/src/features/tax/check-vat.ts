import { textsIn } from '@roomtone/texts/all/tax/refusals'
import type { Validator } from 'stdnum'
import { refusedField } from '../../platform/refused.ts'

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

/** Without its prefix and spaces. By form and checksum: whether the number was given to anybody, only a register says. */
export async function checkVat(country: string, written: string): Promise<string> {
  const form = (await loadForms()).get(country)
  if (!form) throw refusedField('country', (language) => textsIn(language).refusals.countryUnknown)
  const found = validate(form, withoutPrefix(country, written))
  if (found?.isValid) return found.compact
  const isChecksum = found?.error?.name === 'InvalidChecksum'
  throw refusedField('number', (language) => {
    const { vatChecksum, vatForm } = textsIn(language).refusals
    if (isChecksum) return vatChecksum
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return vatForm({ country: names.of(country) ?? country })
  })
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
