import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './packet-badge.texts.ts'

export const packetBadgeTexts: Translated<typeof english.packetBadgeTexts> = {
  missing_docs: 'Faltan documentos',
  complete: 'Documentos completos',
  marked: 'Marcado como completo',
}
