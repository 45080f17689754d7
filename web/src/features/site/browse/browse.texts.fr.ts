import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './browse.texts.ts'

export const browseTexts: Translated<typeof english.browseTexts> = {
  title: 'Parcourir les lieux',
  empty: {
    title: 'Aucun lieu disponible pour l’instant',
    text: 'Vous avez un lieu ? Publiez-le et soyez parmi les premiers.',
  },
  action: 'Publier votre lieu',
  list: 'Lieux disponibles',
  quickLook: 'Aperçu rapide',
  quickLookAt: (title: string) => `Aperçu rapide de ${title}`,
  failed: 'Les lieux n’ont pas pu être chargés',
}
