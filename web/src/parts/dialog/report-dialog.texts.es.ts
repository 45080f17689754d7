import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './report-dialog.texts.ts'

export const reportTexts: Translated<typeof english.reportTexts> = {
  cancel: 'Cancelar',
  reason: '¿Qué está mal?',
  reasonHint: 'Hasta 1000 caracteres. Solo lo leen nuestros administradores.',
  reportPending: 'Enviando…',
}
