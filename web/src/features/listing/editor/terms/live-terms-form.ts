import { allowedIn, allowsFrom, TERMS_FIELDS, type TermsBlock } from '@roomtone/domain/listing/terms'
import { hourlyRateOf } from '@roomtone/domain/pricing/rates'
import type { TermsForm, TermsValues } from '../../../../parts/listing/terms/terms-form.ts'
import type { PhotoUploads } from '../../../../parts/photo/photo-uploads.ts'
import type { Field, Values } from '../sections.ts'
import type { Edits } from '../use-edits.ts'

/** A live listing's terms as the page shows them: what crews book by today, confirmed by the host or not. */
function termsValuesOf(values: Values): TermsValues {
  return { ...values, hourlyRate: hourlyRateOf(values), allows: allowsFrom(values.allows) }
}

export function termsFormOf({ values, set, errorOf }: Edits, uploads: PhotoUploads): TermsForm {
  return {
    uploads,
    values: termsValuesOf(values),
    set(field, value) {
      if (field === 'allows') set('allows', allowedIn(value as TermsValues['allows']))
      else set(field as Field, value as never)
    },
    errorOf,
  }
}

export const fieldsOf = (block: TermsBlock): readonly Field[] => TERMS_FIELDS[block]

export const ALL_TERMS: readonly Field[] = Object.values(TERMS_FIELDS).flat()
