import type { ErrorCode, RefusedText } from '@roomtone/contract/errors'
import { textsIn } from '@roomtone/texts/all/errors'
import type { Words } from './words.ts'

export type FieldRefusal = { field: string; message: Words }
export type RefusedWords = Omit<RefusedText, 'reason'> & { reason: Words }

type Extras = {
  /** Says more than the words that every refusal with this code has. */
  detail?: Words
  fields?: FieldRefusal[]
  reasons?: string[]
  texts?: RefusedWords[]
  retryAfter?: number
}

/** A use case says no, with a code the page can act on. Everything else that is thrown is our error. */
export class Refused extends Error {
  readonly code: ErrorCode
  readonly extras: Extras

  constructor(code: ErrorCode, extras: Extras = {}) {
    const { detail = wordsOfCode(code) } = extras
    super(detail('en'))
    this.name = 'Refused'
    this.code = code
    this.extras = extras
  }
}

/** One field is at fault; its message is also what the toast repeats. */
export function refusedField(field: string, message: Words, code: ErrorCode = 'validation_failed'): Refused {
  return new Refused(code, { detail: message, fields: [{ field, message }] })
}

/** Several are; the toast repeats what is said of the first. */
export function refusedFields(fields: FieldRefusal[], code: ErrorCode = 'validation_failed'): Refused {
  return new Refused(code, { fields, detail: fields[0]?.message ?? wordsOfCode(code) })
}

/** What every refusal with this code says, where nothing more exact is known. */
export function wordsOfCode(code: ErrorCode): Words {
  return (language) => textsIn(language).errors[code].text
}
