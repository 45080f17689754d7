import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './wishlist.texts.ts'

export const wishlistTexts: Translated<typeof english.wishlistTexts> = {
  title: 'Favoris',
  empty: {
    title: 'Rien d’enregistré pour l’instant',
    text: 'Gardez au même endroit les lieux où vous pourriez tourner, et revenez quand les dates sont fixées.',
  },
  action: 'Rechercher des lieux',
  save: (title: string) => `Ajouter ${title} à vos favoris`,
  added: 'Ajouté aux favoris',
  removed: 'Retiré des favoris',
  removeFailed: 'Le retrait des favoris a échoué',
  undo: 'Annuler',
  loadFailed: 'Les favoris n’ont pas pu être chargés',
  remove: 'Retirer',
  removeNamed: (title: string) => `Retirer ${title} de vos favoris`,
  unavailable: 'Indisponible pour le moment',
  unavailableText: 'Son hôte l’a désactivé. Il reste sur votre liste au cas où il reviendrait.',
}
