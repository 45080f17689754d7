import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './auth-frame.texts.ts'

export const authFrameTexts: Translated<typeof english.authFrameTexts> = {
  lead: 'Des lieux privés pour de petites équipes. Chacun vérifie son identité avant de réserver ou de publier.',
}
