import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './wishlist.texts.ts'

export const wishlistTexts: Translated<typeof english.wishlistTexts> = {
  title: 'Favoris',
  empty: {
    title: 'Rien d’enregistré pour l’instant',
    text: 'Enregistrez les lieux qui vous plaisent, et revenez quand vous aurez vos dates.',
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
  unavailableText: 'Nous le gardons sur votre liste au cas où il reviendrait.',
}
