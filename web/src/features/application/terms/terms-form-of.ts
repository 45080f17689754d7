import type { FieldError } from '@roomtone/contract/errors'
import type { ListingTerms } from '@roomtone/domain/listing/terms'
import type { TermsForm, TermsValues } from '../../../parts/listing/terms/terms-form.ts'
import type { PhotoUploads } from '../../../parts/photo/photo-uploads.ts'
import type { DraftState, DraftStore } from '../draft/draft-store.ts'

/** A draft's terms as the page shows them; two of them are answers of the wizard's own screens. */
export function valuesOf(terms: ListingTerms, { content, arrivalPhotos }: DraftState): TermsValues {
  const { pricePerDay, bookingApproval } = content
  return { ...terms, arrivalPhotos, pricePerDay, bookingApproval }
}

type Facts = {
  values: TermsValues
  uploads: PhotoUploads
  /** The values that the server refused, until they change. */
  refused: FieldError | null
  forget: () => void
}

export function termsFormOf(store: DraftStore, { values, uploads, refused, forget }: Facts): TermsForm {
  const refusedField = refused?.field.replace(/^(terms|content)\./, '') ?? ''
  return {
    values,
    uploads,
    set(field, value) {
      if (refusedField.split('.')[0] === field) forget()
      if (field === 'arrivalPhotos') store.changeArrivalPhotos(value as TermsValues['arrivalPhotos'])
      else if (field === 'pricePerDay' || field === 'bookingApproval')
        store.changeTerms({}, { [field]: value })
      else store.changeTerms({ [field]: value })
    },
    errorOf: (field) =>
      refusedField === field || refusedField.startsWith(`${field}.`) ? refused?.message : undefined,
  }
}
