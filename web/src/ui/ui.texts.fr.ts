import type * as english from './ui.texts.ts'

export const uiTexts: typeof english.uiTexts = {
  close: 'Fermer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  loading: 'Chargement',
  tryAgain: 'Réessayer',
  showMore: 'Afficher plus',
  moreFailed: 'La suite n’a pas pu être chargée',
  showing: (shown: number, total: number) => `${shown} affichés sur ${total}`,
  pages: 'Pages',
  previousPage: 'Précédent',
  nextPage: 'Suivant',
  pageOf: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  notifications: 'Notifications',
  onThisPage: 'Sur cette page',
}
