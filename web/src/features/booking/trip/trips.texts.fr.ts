import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './trips.texts.ts'

export const tripsTexts: Translated<typeof english.tripsTexts> = {
  title: 'Tournages',
  empty: {
    title: 'Pas encore de réservations',
    text: 'Vos demandes et vos réservations apparaissent ici, la plus proche en premier.',
  },
  getStarted: 'Commencer',
  browse: 'Parcourir les lieux',
  loadFailed: 'Les tournages n’ont pas pu être chargés',
  loading: 'Chargement de vos tournages',
  tabs: { upcoming: 'À venir', past: 'Passés', packs: 'Archives de conformité' },
  nothingAhead: {
    title: 'Rien à venir',
    text: 'Trouvez votre prochain lieu, ou revoyez vos réservations passées.',
  },
  nothingPast: {
    title: 'Rien ici pour l’instant',
    text: 'Les tournages arrivent ici une fois terminés, tout comme les demandes restées sans suite.',
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
    pending: 'pour la réponse de l’hôte',
    offered: 'pour confirmer',
    second_hold: 'de deuxième option',
  },
}

export const tripTexts: Translated<typeof english.tripTexts> = {
  title: 'Votre tournage',
  loading: 'Chargement de votre tournage',
  loadFailed: 'Ce tournage n’a pas pu être chargé',
  missing: {
    title: 'Ce tournage est introuvable',
    text: 'Il appartient peut-être à un autre compte, ou le lien est incomplet.',
    action: 'Tous les tournages',
  },
  back: 'Tournages',
  viewSpace: 'Voir le lieu',
  bookAgain: 'Réserver de nouveau ce lieu',
  standing: {
    awaiting_payment: (by: string) =>
      `Nous vous gardons le créneau jusqu’à ${by}. Terminez le paiement pour le conserver.`,
    authentication: (by: string) =>
      `Votre banque veut s’assurer que c’est vous. Le créneau est gardé jusqu’à ${by}.`,
    declinedCard: (message: string, by: string) =>
      `${message} Nous vous gardons le créneau jusqu’à ${by}, le temps d’essayer une autre carte.`,
    confirming: 'Votre paiement est en cours. Cela prend un instant.',
    pending: (host: string, by: string) =>
      `${host} a jusqu’à ${by} pour répondre. Le montant est bloqué sur votre carte, mais rien n’est débité.`,
    pendingCovered: (host: string, by: string) =>
      `${host} a jusqu’à ${by} pour répondre. Vos cartes cadeaux et vos bons sont réservés, non dépensés.`,
    confirmed: 'Votre réservation est confirmée.',
    inProgress: 'Vous êtes sur le plateau. Bon tournage.',
    completed: 'Ce tournage est terminé.',
    declined: (host: string) => `${host} a refusé votre demande. Rien n’a été débité.`,
    expired: {
      payment_timed_out:
        'Le paiement n’a pas été terminé à temps, le créneau a donc été libéré. Rien n’a été débité.',
      expire: (host: string) => `${host} n’a pas répondu à temps. Rien n’a été débité.`,
      line: 'Le créneau ne s’est pas libéré. Rien n’a été débité.',
      let_offer_pass: 'Vous n’avez pas accepté l’offre à temps. Rien n’a été débité.',
    },
    withdrawn: {
      guest: 'Vous avez retiré cette demande. Rien n’a été débité.',
      line: 'Vous avez abandonné votre deuxième option. Rien n’a été débité.',
      admin: 'Roomtone a retiré cette demande. Rien n’a été débité.',
      unpaid: 'Votre banque a refusé deux fois, nous avons donc libéré le créneau. Rien n’a été débité.',
      replaced:
        'Vous avez envoyé une autre demande avant de payer celle-ci, nous avons donc libéré son créneau.',
      payments: (host: string) =>
        `${host} a accepté, mais votre carte n’a pas pu être débitée. Vous n’avez rien payé, et le créneau est de nouveau libre.`,
    },
    cancelled: {
      guest: 'Vous avez annulé cette réservation.',
      host: (host: string) => `${host} a annulé cette réservation.`,
      admin: 'Roomtone a annulé cette réservation.',
    },
    refund: {
      nothing: 'Rien n’a été remboursé.',
      on_its_way: (amount: string) => `Votre remboursement de ${amount} est en route.`,
      done: (amount: string) => `${amount} ont été remboursés.`,
      failed: 'Votre remboursement a pris du retard. Nous nous en occupons.',
    },
    second_hold: (ahead: number) => {
      if (ahead === 0) return 'Vous êtes le suivant pour ce créneau. Rien n’a été débité.'
      const others = ahead === 1 ? '1 deuxième option passe' : `${ahead} deuxièmes options passent`
      return `${others} avant la vôtre. Rien n’a été débité.`
    },
    second_holdNext: 'S’il se libère, nous vous le proposons, et vous avez jusqu’à 12 heures pour confirmer.',
    offered: (by: string) => `Le créneau s’est libéré. Nous vous le gardons jusqu’à ${by}.`,
  },
  reason: 'Motif',
  timeline: 'Chronologie',
  access: {
    title: 'Adresse et accès',
    later: 'Vous verrez ici l’adresse, les consignes d’accès et un contact dès la confirmation.',
    over: 'L’adresse n’est visible que tant que la réservation est confirmée.',
  },
  production: 'Production',
  change: {
    title: 'Modifier les détails de la production',
    text: 'Nous mettons à jour l’autorisation de tournage, et l’hôte et vous la signez de nouveau.',
    name: 'Titre de la production',
    purpose: 'Objet',
    save: 'Enregistrer et mettre à jour l’autorisation',
    pending: 'Enregistrement…',
    keep: 'Ne rien changer',
    done: {
      title: 'Détails de la production enregistrés',
      text: 'L’autorisation est à jour. Veuillez la signer de nouveau.',
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
    leaveLine: 'Abandonner la deuxième option',
    cancel: 'Annuler la réservation',
    keep: 'La garder',
    pending: 'En cours…',
    withdrawText: 'Nous libérons le créneau et tout montant bloqué sur votre carte. Rien n’est débité.',
    leaveText: 'Votre place passe à la deuxième option suivante. Rien n’est débité.',
    withdrawn: 'Demande retirée',
    left: 'Deuxième option abandonnée',
  },
  files: {
    receipt: 'Reçu (PDF)',
    invoice: 'Facture (PDF)',
    calendar: 'Ajouter au calendrier',
  },
}
