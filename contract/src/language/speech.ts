import type { Language } from '@roomtone/texts/languages'
import { labels as esLabels } from './es/labels.ts'
import { mails as esMails } from './es/mails.ts'
import { sentences as esSentences } from './es/sentences.ts'
import { labels as frLabels } from './fr/labels.ts'
import { mails as frMails } from './fr/mails.ts'
import { sentences as frSentences } from './fr/sentences.ts'
import { keepingOwn } from './own-words.ts'
import { createTranslate, type Translate } from './translate.ts'

const SPEECH: Record<Language, Translate> = {
  en: keepingOwn((sentence) => sentence),
  es: keepingOwn(createTranslate('es-US', 'y', esLabels, esSentences, esMails)),
  fr: keepingOwn(createTranslate('fr-FR', 'et', frLabels, frSentences, frMails)),
  de: keepingOwn((sentence) => sentence),
}

/** Everything in every language: for the server, which writes mails. A page takes only what it says. */
export function speechIn(language: Language): Translate {
  return SPEECH[language]
}
