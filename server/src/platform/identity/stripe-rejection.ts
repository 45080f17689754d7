const REASONS: Record<string, string> = {
  canceled: 'The check was cancelled before it was finished.',
  consent_declined: 'You did not agree to the check, so it could not be made.',
  abandoned: 'The check was not finished in time.',
  document_expired: 'The document has expired. Please use one that is valid.',
  document_type_not_supported:
    'This kind of document is not accepted. Please use a passport, driver’s license or ID card.',
  document_unverified_other: 'The document could not be confirmed. Please try another one.',
  id_number_mismatch: 'The ID number does not match the document.',
  id_number_unverified_other: 'The ID number could not be confirmed.',
  selfie_document_missing_photo: 'The document has no photo on it. Please use one that has.',
  selfie_face_mismatch: 'The photo you took does not match the one on the document.',
  selfie_manipulated: 'The photo you took could not be accepted.',
  selfie_unverified_other: 'The photo you took could not be confirmed. Please try again in good light.',
  under_supported_age: 'You must be at least 18 years old to use Roomtone.',
}

/** The provider's code in words that a person can act on. */
export function stripeRejection(code: string | null | undefined): string {
  return REASONS[code ?? ''] ?? 'The check did not succeed. Please try again, or contact our support.'
}
