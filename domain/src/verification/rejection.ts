/** Why an identity check failed, where no admin has said why. */
const REJECTIONS = [
  'canceled',
  'consent_declined',
  'abandoned',
  'document_expired',
  'document_type_not_supported',
  'document_unverified_other',
  'id_number_mismatch',
  'id_number_unverified_other',
  'selfie_document_missing_photo',
  'selfie_face_mismatch',
  'selfie_manipulated',
  'selfie_unverified_other',
  'under_supported_age',
  'failed',
] as const
export type Rejection = (typeof REJECTIONS)[number]

/**
 * The words of a code; an admin's own words stay unchanged, and so do sentences from before there were codes.
 */
export function wordsOfRejection(texts: Record<Rejection, string>, reason: string): string {
  const code = REJECTIONS.find((known) => known === reason)
  return code ? texts[code] : reason
}
