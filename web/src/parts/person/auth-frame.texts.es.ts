import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './auth-frame.texts.ts'

export const authFrameTexts: Translated<typeof english.authFrameTexts> = {
  lead: 'Espacios privados para equipos pequeños. Todos verifican su identidad antes de reservar o publicar.',
}
