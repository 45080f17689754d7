import { labels } from '@roomtone/contract/language/fr/labels'
import { sentences } from '@roomtone/contract/language/fr/sentences'
import { createTranslate } from '@roomtone/contract/language/translate'
import type * as english from './said-sentence.texts.ts'

export const saidSentence: typeof english.saidSentence = createTranslate('fr-FR', 'et', labels, sentences)
