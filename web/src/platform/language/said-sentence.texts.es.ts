import { labels } from '@roomtone/contract/language/es/labels'
import { sentences } from '@roomtone/contract/language/es/sentences'
import { createTranslate } from '@roomtone/contract/language/translate'
import type * as english from './said-sentence.texts.ts'

export const saidSentence: typeof english.saidSentence = createTranslate('es-US', 'y', labels, sentences)
