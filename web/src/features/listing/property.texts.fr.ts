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
    text: 'Ce lieu est un exemple de ce que les hôtes publient sur Roomtone. Il ne peut pas être réservé ; ceux de la recherche, oui.',
    action: 'Rechercher des lieux',
  },
}
