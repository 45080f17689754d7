import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './trips.texts.ts'

export const tripsTexts: Translated<typeof english.tripsTexts> = {
  title: 'Tournages',
  empty: {
    title: 'Pas encore de réservations',
    text: 'Chaque demande envoyée et chaque jour réservé se trouve ici, le prochain en premier.',
  },
  getStarted: 'Commencer',
  browse: 'Parcourir les lieux',
  loadFailed: 'Les tournages n’ont pas pu être chargés',
  loading: 'Chargement de vos tournages',
  tabs: { upcoming: 'À venir', past: 'Passées', packs: 'Archives de conformité' },
  nothingAhead: {
    title: 'Rien à venir',
    text: 'Vos réservations passées se trouvent sous Passées. Le prochain lieu est à une recherche.',
  },
  nothingPast: {
    title: 'Rien ici pour l’instant',
    text: 'Les réservations arrivent ici une fois terminées, tout comme les demandes restées sans suite.',
  },
  all: 'Tous les tournages',
  total: 'total',
  notCharged: 'non débité',
  next: {
    pay: 'Terminer le paiement',
    review: 'Écrire un avis',
    offer: (when: string) => `Confirmez avant ${when}`,
  },
  countdowns: {
    awaiting_payment: 'pour payer',
    pending: 'pour une réponse',
    offered: 'pour confirmer',
    second_hold: 'dans la file',
  },
}

export const tripTexts: Translated<typeof english.tripTexts> = {
  title: 'Votre tournage',
  loading: 'Chargement de votre tournage',
  loadFailed: 'Ce tournage n’a pas pu être chargé',
  missing: {
    title: 'Ce tournage est introuvable',
    text: 'Elle appartient peut-être à un autre compte, ou le lien est incomplet.',
    action: 'Tous les tournages',
  },
  back: 'Tournages',
  viewSpace: 'Voir le lieu',
  bookAgain: 'Réserver de nouveau ce lieu',
  standing: {
    awaiting_payment: (by: string) =>
      `Le créneau vous est réservé jusqu’à ${by}. Terminez le paiement pour envoyer la demande.`,
    authentication: (by: string) =>
      `Votre banque veut s’assurer que c’est vous. Le créneau est gardé jusqu’à ${by}.`,
    declinedCard: (message: string, by: string) =>
      `${message} Le créneau vous est réservé jusqu’à ${by}, pour une dernière carte.`,
    confirming: 'La carte est en cours de débit. Cela prend un instant.',
    pending: (host: string, by: string) =>
      `${host} a jusqu’à ${by} pour répondre. Votre carte est autorisée, non débitée.`,
    confirmed: 'Le lieu est à vous pour ce créneau.',
    inProgress: 'Vous êtes sur le plateau. Bon tournage.',
    completed: 'Cette réservation est terminée.',
    declined: (host: string) => `${host} a refusé votre demande. Rien n’a été débité.`,
    expired: {
      payment_timed_out:
        'Le paiement n’a pas été terminé à temps, le créneau a donc été libéré. Rien n’a été débité.',
      expire: (host: string) => `${host} n’a pas répondu à temps. Rien n’a été débité.`,
      line: 'Le créneau ne s’est pas libéré. Aucune carte n’a été touchée.',
      let_offer_pass: 'L’offre n’a pas été prise à temps. Aucune carte n’a été touchée.',
    },
    withdrawn: {
      guest: 'Vous avez retiré cette demande. Rien n’a été débité.',
      line: 'Vous avez quitté la file. Aucune carte n’a été touchée.',
      admin: 'Roomtone a retiré cette demande. Rien n’a été débité.',
      unpaid: 'Votre banque a refusé deux fois, nous avons donc libéré le créneau. Rien n’a été débité.',
      replaced:
        'Vous avez envoyé une autre demande avant de payer celle-ci, nous avons donc libéré son créneau.',
      payments: (host: string) =>
        `${host} a accepté, mais votre carte n’a pas pu être débitée. Rien n’a été pris, et le créneau est de nouveau libre.`,
    },
    cancelled: {
      guest: 'Vous avez annulé cette réservation.',
      host: (host: string) => `${host} a annulé cette réservation.`,
      admin: 'Roomtone a annulé cette réservation.',
    },
    second_hold: (ahead: number) => {
      if (ahead === 0) return 'Vous êtes le suivant pour ce créneau. Aucune carte n’a été touchée.'
      const others = ahead === 1 ? '1 autre est' : `${ahead} autres sont`
      return `${others} devant vous dans la file. Aucune carte n’a été touchée.`
    },
    second_holdNext: 'S’il se libère, nous vous le proposons, et vous avez jusqu’à 12 heures pour confirmer.',
    offered: (by: string) =>
      `Le créneau s’est libéré et vous est réservé jusqu’à ${by}. Confirmez-le avec une carte.`,
  },
  reason: 'Motif',
  timeline: 'Chronologie',
  access: {
    title: 'Adresse et accès',
    later:
      'L’adresse, les consignes d’accès et un contact s’affichent ici dès que la réservation est confirmée.',
    over: 'L’adresse n’est montrée qu’au locataire d’une réservation confirmée.',
  },
  production: 'Production',
  change: {
    title: 'Modifier les détails de la production',
    text: 'L’autorisation de tournage en parle. Elle sera émise de nouveau, et les deux parties la signent encore.',
    name: 'Titre de la production',
    purpose: 'Objet',
    save: 'Enregistrer et réémettre l’autorisation',
    pending: 'Enregistrement…',
    keep: 'La garder',
    done: {
      title: 'Détails de la production enregistrés',
      text: 'L’autorisation a été émise de nouveau. Veuillez la signer encore.',
    },
  },
  rules: { title: 'Règlement intérieur', none: 'L’hôte n’a pas ajouté de règles.' },
  price: 'Prix',
  host: {
    message: 'Écrire à l’hôte',
    title: 'Votre hôte',
    verified: 'Vérifié',
    since: (when: string) => `Sur Roomtone depuis ${when}`,
  },
  actions: {
    pay: 'Terminer le paiement',
    authenticate: 'Continuer avec votre banque',
    anotherCard: 'Utiliser une autre carte',
    takeOffer: 'Confirmer avec une carte',
    withdraw: 'Retirer la demande',
    leaveLine: 'Quitter la file',
    cancel: 'Annuler la réservation',
    keep: 'La garder',
    pending: 'En cours…',
    withdrawText: 'Le créneau se libère pour d’autres et la carte est libérée. Rien n’est débité.',
    leaveText: 'Votre place passe à la personne suivante. Aucune carte n’est touchée.',
    withdrawn: 'Demande retirée',
    left: 'Vous avez quitté la file',
  },
  files: {
    receipt: 'Reçu (PDF)',
    invoice: 'Facture (PDF)',
    calendar: 'Ajouter au calendrier',
  },
}
