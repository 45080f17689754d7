import { ERROR_STATUS, type ErrorCode, type Problem } from '@roomtone/contract/errors'
import { textsIn } from '@roomtone/texts/all/errors'
import type { Language } from '@roomtone/texts/languages'
import type { FastifyError } from 'fastify'
import { isAway } from '../db/is-away.ts'
import { FilesAway } from '../files/file-store.ts'
import { Refused } from '../refused.ts'
import type { Words } from '../words.ts'

/** Any thrown value as the problem a caller may see, in their language. Unknown errors keep their text to themselves. */
export function problemOf(error: unknown, requestId: string, language: Language): Problem {
  if (!(error instanceof Refused)) return bare(codeOfFrameworkError(error), requestId, language)
  const { detail, fields, reasons, texts, retryAfter } = error.extras
  const say = (words: Words | string) => (typeof words === 'string' ? words : words(language))
  return {
    ...bare(error.code, requestId, language),
    ...(detail === undefined ? {} : { detail: say(detail) }),
    ...(fields ? { errors: fields.map(({ field, message }) => ({ field, message: say(message) })) } : {}),
    ...(reasons ? { reasons } : {}),
    ...(texts ? { texts: texts.map((text) => ({ ...text, reason: text.reason(language) })) } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}

function bare(code: ErrorCode, requestId: string, language: Language): Problem {
  const { title, text } = textsIn(language).errors[code]
  return { type: `/api/docs#${code}`, title, status: ERROR_STATUS[code], code, detail: text, requestId }
}

function codeOfFrameworkError(error: unknown): ErrorCode {
  if (typeof error !== 'object' || error === null) return 'internal'
  if (error instanceof FilesAway) return 'files_unavailable'
  if (isAway(error)) return 'overloaded'
  const { code, statusCode } = error as Partial<FastifyError>
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return 'not_found' // no id is that long
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return 'body_too_large'
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) return 'unsupported_media_type'
  if (code === 'FST_UNDER_PRESSURE' || statusCode === 503) return 'overloaded'
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'malformed_request'
  return 'internal'
}
