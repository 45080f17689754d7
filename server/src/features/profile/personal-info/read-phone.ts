import { textsIn } from '@roomtone/texts/all/profile/refusals'
import { onDemand } from '../../../platform/on-demand.ts'
import { refusedField } from '../../../platform/refused.ts'

const phones = onDemand<typeof import('libphonenumber-js/max')>('libphonenumber-js/max')

/** Without a country code it is one of the United States or Canada. Answers it as it is dialled from anywhere. */
export function readPhone(field: string, written: string): string {
  const phone = phones().parsePhoneNumberFromString(written, 'US')
  if (!phone?.isValid()) throw refusedField(field, (language) => textsIn(language).refusals.phone)
  return phone.number
}

export function phoneWords(number: string): string {
  return phones().parsePhoneNumberFromString(number)?.formatInternational() ?? number
}
