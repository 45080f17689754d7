import type * as english from './said-error.texts.ts'
import { translateError } from './translate-error.ts'

/** The catalogue is fetched with the first thing that goes wrong, not with the page. */
export const saidError: typeof english.saidError = (error) =>
  translateError(error, () => import('./said-sentence.texts.fr.ts'))
