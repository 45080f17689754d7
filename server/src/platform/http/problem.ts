import { ERROR_STATUS, type ErrorCode, type Problem } from '@roomtone/contract/errors'
import { ERROR_MESSAGES } from '@roomtone/contract/messages'
import type { FastifyError } from 'fastify'
import { isAway } from '../db/is-away.ts'
import { FilesAway } from '../files/file-store.ts'
import { Refused } from '../refused.ts'

/** Any thrown value as the problem a caller may see. Unknown errors keep their text to themselves. */
export function problemOf(error: unknown, requestId: string): Problem {
  if (error instanceof Refused) {
    const { fields, reasons, texts, retryAfter } = error.extras
    return {
      ...bare(error.code, requestId),
      detail: error.message,
      ...(fields ? { errors: fields } : {}),
      ...(reasons ? { reasons } : {}),
      ...(texts ? { texts } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    }
  }
  return bare(codeOfFrameworkError(error), requestId)
}

function bare(code: ErrorCode, requestId: string): Problem {
  const message = ERROR_MESSAGES[code]
  return {
    type: `/api/docs#${code}`,
    title: message.title,
    status: ERROR_STATUS[code],
    code,
    detail: message.text,
    requestId,
  }
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
