import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './report-dialog.texts.ts'

export const reportTexts: Translated<typeof english.reportTexts> = {
  cancel: 'Annuler',
  reason: 'Qu’est-ce qui ne va pas ?',
  reasonHint: 'Jusqu’à 1000 caractères. Seuls nos administrateurs le lisent.',
  reportPending: 'Envoi…',
}
