import { readNumber } from '../../../parts/money/number-field.tsx'
import { filesTexts } from './files.texts.ts'

const texts = filesTexts.certificate.missing

export type TypedCertificate = { validFrom: string; validUntil: string; limit: string; file: File | null }

/** The first thing that is missing; the server asks the same. */
export function checkCertificate({
  validFrom,
  validUntil,
  limit,
  file,
}: TypedCertificate): { field: keyof TypedCertificate; message: string } | null {
  if (validFrom === '') return { field: 'validFrom', message: texts.validFrom }
  if (validUntil === '') return { field: 'validUntil', message: texts.validUntil }
  if (validUntil < validFrom) return { field: 'validUntil', message: texts.order }
  if (!((readNumber(limit, { money: true }) ?? 0) > 0)) return { field: 'limit', message: texts.limit }
  return file === null ? { field: 'file', message: texts.file } : null
}
