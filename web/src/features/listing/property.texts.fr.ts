import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './property.texts.ts'

export const propertyTexts: Translated<typeof english.propertyTexts> = {
  rated: 'Noté',
  size: 'Surface',
  squareFeet: (count: number) => `${count.toLocaleString('fr-FR')} pi²`,
  maxCrew: 'Équipe max.',
  people: (count: number) => `${count} personnes`,
  perDay: '/ jour',
  pictures: 'Plus de photos',
  example: {
    text: 'Ceci est un exemple de ce que les hôtes publient sur Roomtone : il ne se réserve pas. Cherchez des lieux à réserver.',
    action: 'Rechercher des lieux',
  },
}
