import type { ErrorCode, FieldError, RefusedText } from '@roomtone/contract/errors'
import { ERROR_MESSAGES } from '@roomtone/contract/messages'

type Extras = {
  detail?: string
  fields?: FieldError[]
  reasons?: string[]
  texts?: RefusedText[]
  retryAfter?: number
}

/** A use case saying no, with a code the page can act on. Everything else that is thrown is a fault of ours. */
export class Refused extends Error {
  readonly code: ErrorCode
  readonly extras: Extras

  constructor(code: ErrorCode, extras: Extras = {}) {
    super(extras.detail ?? ERROR_MESSAGES[code].text)
    this.name = 'Refused'
    this.code = code
    this.extras = extras
  }
}

/** One field is at fault; its message is also what the toast repeats. */
export function refusedField(field: string, message: string, code: ErrorCode = 'validation_failed'): Refused {
  return new Refused(code, { detail: message, fields: [{ field, message }] })
}
