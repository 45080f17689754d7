import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn as cardsIn } from '@roomtone/texts/all/card/brands'
import { textsIn as labelsIn } from '@roomtone/texts/all/labels'
import { textsIn } from '@roomtone/texts/all/payout/papers'
import type { Language } from '@roomtone/texts/languages'
import type { Handle } from '../../../platform/db/database.ts'
import { wordsIn } from '../../../platform/documents/words.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { findLanguageOf } from '../../session/entry.ts'

/** The words of receipts, invoices, statements and payout records, and how their language writes money and time. */
export type Writing = ReturnType<typeof writingIn>

/** The person who asks for a paper. */
export type Reader = Pick<Caller<Actor>, 'actor' | 'language'>

export function writingIn(language: Language) {
  const { countries } = labelsIn(language)
  return { language, ...textsIn(language), ...cardsIn(language), ...wordsIn(language), countries }
}

/** In the language of their account, or of the page they are on if they have chosen none. */
export async function languageFor(handle: Handle, { actor, language }: Reader): Promise<Language> {
  return (await findLanguageOf(handle, actor.userId)) ?? language
}

export async function writingFor(handle: Handle, reader: Reader): Promise<Writing> {
  return writingIn(await languageFor(handle, reader))
}
