import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './auth-frame.texts.ts'

export const authFrameTexts: Translated<typeof english.authFrameTexts> = {
  lead: 'Des lieux privés pour de petites productions, entre des gens qui sont bien ceux qu’ils disent être.',
}
