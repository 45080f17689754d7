import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './deactivate.texts.ts'

export const deactivateTexts: Translated<typeof english.deactivateTexts> = {
  section: {
    title: 'Désactiver votre compte',
    text: 'Faites une pause. Vous êtes déconnecté, vos annonces ne peuvent être ni trouvées ni réservées, et les demandes ouvertes prennent fin. En vous reconnectant, vous retrouvez votre compte et vos annonces.',
    action: 'Désactiver le compte',
    more: 'Ce qui se passe quand vous désactivez',
  },
  dialog: {
    title: 'En êtes-vous absolument sûr ?',
    text: 'Vous êtes déconnecté sur tous vos appareils. Vos annonces deviennent indisponibles, les demandes envoyées sont retirées et les demandes reçues sont refusées. Réactivez votre compte à tout moment en vous reconnectant.',
    loading: 'Vérification de vos réservations',
    failed: 'Impossible de vérifier vos réservations',
    ahead: 'Vous avez des réservations confirmées à venir. Terminez-les ou annulez-les d’abord :',
    booking: (title: string, when: string) => `${title}, ${when}`,
    cancel: 'Annuler',
    close: 'Fermer',
    confirm: 'Désactiver le compte',
    pending: 'En cours…',
  },
  done: { title: 'Compte désactivé', text: 'Votre compte a été désactivé.' },
  failed: { title: 'Erreur', text: 'Le compte n’a pas pu être désactivé' },
}
