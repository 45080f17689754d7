import type { PhotoView } from '@roomtone/contract/photo/photo'
import type { BookingApproval } from '@roomtone/domain/listing/options'
import type { ListingTerms } from '@roomtone/domain/listing/terms'
import type { Cents } from '@roomtone/domain/money/cents'
import type { ReactNode } from 'react'
import type { PhotoUploads } from '../../photo/photo-uploads.ts'

/** Everything the page shows, for a draft and for a live listing. */
export type TermsValues = Omit<ListingTerms, 'confirmed' | 'arrivalPhotos'> & {
  arrivalPhotos: PhotoView[]
  pricePerDay: Cents
  bookingApproval: BookingApproval
}

export type TermsForm = {
  values: TermsValues
  set: <K extends keyof TermsValues>(field: K, value: TermsValues[K]) => void
  /** What the server refused, beside the field it named. */
  errorOf: (field: string) => string | undefined
  /** The arrival pictures' uploads: from `usePhotoUploads`, held where the photos are. */
  uploads: PhotoUploads
  /** The way to the price menu, where it is what the opening hours don't fit. */
  changeMenu?: ReactNode
}

export type BlockProps = { form: TermsForm }
