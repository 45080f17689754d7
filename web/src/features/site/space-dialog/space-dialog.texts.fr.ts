import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './space-dialog.texts.ts'

export const spaceDialogTexts: Translated<typeof english.spaceDialogTexts> = {
  carousel: 'carrousel',
  pictures: (title: string) => `Photos de ${title}`,
  picture: (index: number, count: number) => `Photo ${index} sur ${count}`,
  previous: 'Photo précédente',
  next: 'Photo suivante',
  perDay: '/ jour',
  rated: 'Noté',
  isNew: 'Nouveau',
  guests: (count: number) => (count === 1 ? 'Jusqu’à 1 personne' : `Jusqu’à ${count} personnes`),
  size: (squareFeet: number) => `${squareFeet.toLocaleString('fr-FR')} pi²`,
  view: 'Voir le lieu',
  joinWaitlist: 'Rejoindre la liste',
}
