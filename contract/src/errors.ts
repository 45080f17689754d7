/** Every way a call can fail, with the one status it answers. Adding a code without a status does not compile. */
export const ERROR_STATUS = {
  malformed_request: 400,
  validation_failed: 422,
  weak_password: 422,
  under_age: 422,
  place_not_found: 422,
  feed_refused: 422,
  not_allowed_here: 422,
  crew_too_large: 422,
  card_declined: 422,
  code_unknown: 422,
  code_expired: 422,
  code_used_up: 422,
  code_taken: 422,
  code_stopped: 422,
  message_flagged: 422,
  text_flagged: 422,
  unauthenticated: 401,
  session_expired: 401,
  session_not_found: 401,
  invalid_credentials: 401,
  code_required: 401,
  code_invalid: 401,
  password_required: 401,
  passkey_invalid: 401,
  passkey_cloned: 401,
  forbidden: 403,
  own_account: 403,
  read_only: 403,
  proof_required: 403,
  proof_too_weak: 403,
  not_whitelisted: 403,
  account_suspended: 403,
  account_closing: 403,
  account_closed: 403,
  google_refused: 403,
  names_required: 403,
  commitment_required: 403,
  verification_required: 403,
  second_factor_required: 403,
  email_unconfirmed: 403,
  sign_in_first: 403,
  own_listing: 403,
  claim_unpaid: 403,
  conversation_closed: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_on_waitlist: 409,
  account_exists: 409,
  last_admin: 409,
  conflict: 409,
  stale: 409,
  slot_taken: 409,
  price_changed: 409,
  terms_changed: 409,
  credit_changed: 409,
  key_reused: 409,
  too_many_requests_open: 409,
  calendar_conflict: 409,
  nothing_to_wait_for: 409,
  refund_changed: 409,
  no_longer_possible: 409,
  password_missing: 409,
  passkey_last: 409,
  passkey_limit: 409,
  bookings_ahead: 409,
  not_settled: 409,
  export_underway: 409,
  export_limit: 429,
  link_invalid: 410,
  body_too_large: 413,
  file_too_large: 413,
  file_not_accepted: 415,
  pdf_not_plain: 415,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  payments_unreachable: 502,
  google_unreachable: 502,
  overloaded: 503,
  not_ready: 503,
  files_unavailable: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERROR_STATUS

export type FieldError = { field: string; message: string }

/** A text that the rules refused, and what its author can do about it. */
export type RefusedText = {
  field: string
  reason: string
  /** The exact words that caused it. */
  words: string[]
  /**
   * Names the text when its author asks for a review; null while nobody can be asked, as before signing up.
   */
  id: string | null
  review: 'possible' | 'waiting' | 'rejected'
}

/** What a failed call answers, as application/problem+json. */
export type Problem = {
  type: string
  title: string
  status: number
  code: ErrorCode
  detail: string
  requestId: string
  errors?: FieldError[]
  reasons?: string[]
  texts?: RefusedText[]
  retryAfter?: number
}
