import { ApiError, UnreachableError } from '@roomtone/contract/call'

type Catalogue = { saidSentence: (sentence: string) => string }

/**
 * Keeps what it is and changes what it says. Where nobody can be reached the catalogue does not come either: then the
 * English words stay, since they say what to do and a script that is missing does not.
 */
export async function translateError(error: unknown, load: () => Promise<Catalogue>): Promise<unknown> {
  const catalogue = await load().catch(() => null)
  if (catalogue) say(error, catalogue.saidSentence)
  return error
}

function say(error: unknown, said: Catalogue['saidSentence']): void {
  if (error instanceof ApiError)
    Object.assign(error, {
      title: said(error.title),
      message: said(error.message),
      fields: error.fields.map(({ field, message }) => ({ field, message: said(message) })),
    })
  else if (error instanceof UnreachableError) error.message = said(error.message)
}
