import { ApiError, UnreachableError } from '@roomtone/contract/call'

/** Keeps what it is and changes what it says. */
export function translateError(error: unknown, say: (sentence: string) => string): unknown {
  if (error instanceof ApiError)
    Object.assign(error, {
      title: say(error.title),
      message: say(error.message),
      fields: error.fields.map(({ field, message }) => ({ field, message: say(message) })),
    })
  else if (error instanceof UnreachableError) error.message = say(error.message)
  return error
}
