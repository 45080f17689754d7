import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './papers.texts.ts'

export const papersTexts: Translated<typeof english.papersTexts> = {
  insurance: (least: string) => `Assurance de ${least}`,
  insuranceAndPermit: (least: string) => `Assurance de ${least} et un permis`,
  permit: 'Un permis',
}
