import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './papers.texts.ts'

export const papersTexts: Translated<typeof english.papersTexts> = {
  insurance: (least: string) => `Seguro de ${least}`,
  insuranceAndPermit: (least: string) => `Seguro de ${least} y un permiso`,
  permit: 'Un permiso',
}
