import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './packet-badge.texts.ts'

export const packetBadgeTexts: Translated<typeof english.packetBadgeTexts> = {
  missing_docs: 'Documents manquants',
  complete: 'Documents complets',
  marked: 'Marqué complet',
}
