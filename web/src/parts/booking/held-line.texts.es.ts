import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './held-line.texts.ts'

export const heldTexts: Translated<typeof english.heldTexts> = {
  kinds: { block: 'Bloqueado', import: 'Importado', booking: 'Reservado' },
}
