import type { FieldError } from '@roomtone/contract/errors'
import type { Certificate } from '@roomtone/domain/compliance/insurance'
import { Refused } from '../../platform/http/refused.ts'

type Given = { validFrom?: string | undefined; validUntil?: string | undefined; limit?: number | undefined }

/** What stands on a certificate, whole or not at all. Whether it is good enough is for the checklist to say. */
export function certificateOf({ validFrom, validUntil, limit }: Given): Certificate {
  if (validFrom && validUntil && limit && validFrom <= validUntil) return { validFrom, validUntil, limit }
  const fields: FieldError[] = [
    ...(validFrom ? [] : [{ field: 'validFrom', message: 'Please enter the first day of the cover' }]),
    ...(validUntil ? [] : [{ field: 'validUntil', message: 'Please enter the last day of the cover' }]),
    ...(limit ? [] : [{ field: 'limit', message: 'Please enter the limit for each occurrence' }]),
    ...(validFrom && validUntil && validFrom > validUntil
      ? [{ field: 'validUntil', message: 'The cover cannot end before it begins' }]
      : []),
  ]
  throw new Refused('validation_failed', { fields, detail: fields[0]?.message ?? '' })
}
