import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './host-booking.texts.ts'

export const hostBookingTexts: Translated<typeof english.hostBookingTexts> = {
  back: 'Aujourd’hui',
  failed: 'Cette réservation n’a pas pu être chargée',
  missing: 'Cette réservation ne figure pas parmi les vôtres',
  all: 'Toutes les réservations',
  answer: { text: 'Le locataire paie quand vous acceptez, pas avant.' },
  guest: {
    message: 'Écrire au locataire',
    title: 'Locataire',
    since: (month: string) => `Sur Roomtone depuis ${month}`,
    hidden: 'Vous verrez ses coordonnées une fois la réservation confirmée.',
  },
  facts: 'Le tournage',
  access: 'Adresse et contact',
  timeline: 'Chronologie',
  money: 'Ce que vous recevez',
  payout: {
    title: 'Versement',
    due: (amount: string, when: string) => `${amount} le ${when}`,
    paid: (amount: string) => amount,
    withheld: (amount: string) => `${amount} couvrent ce que vous devez.`,
    account: 'Compte de versement',
  },
  penalty: (amount: string) =>
    `Vous devez ${amount} pour cette annulation. Nous les prélevons sur vos prochains versements.`,
  refund: (amount: string) => `${amount} sont en cours de remboursement au locataire.`,
  refunded: (amount: string) => `${amount} ont été remboursés au locataire.`,
  stays: (amount: string) => `Vous gardez ${amount} du prix.`,
  notReceived: 'Aucun versement pour cette réservation.',
  ended: {
    title: 'Comment elle s’est terminée',
    expired: 'La demande est restée sans réponse.',
    declined: 'Vous avez refusé la demande.',
    unpaid: 'La carte n’a pas pu être débitée.',
    withdrew: (who: string) => `Demande retirée : ${who}.`,
    cancelled: (who: string) => `Annulée : ${who}.`,
    you: 'Vous',
    roomtone: 'Roomtone',
    reason: 'Motif',
    note: 'Note',
  },
  conflicts: {
    title: 'Votre calendrier contient un autre événement à ce moment',
    pending:
      'Un calendrier auquel vous êtes abonné montre ceci au même moment. Si vous acceptez, vous aurez les deux.',
    booked: 'Un calendrier auquel vous êtes abonné montre ceci au même moment. La réservation ne change pas.',
  },
  invoice: 'Facture',
  calendar: 'Calendrier',
  cancel: 'Annuler la réservation',
  lists: {
    title: 'Réservations',
    label: 'Quelles réservations',
    tabs: { requests: 'Demandes', upcoming: 'À venir', past: 'Passées' },
    failed: 'Vos réservations n’ont pas pu être chargées',
    caption: 'Réservations',
    empty: {
      requests: {
        title: 'Aucune demande à traiter',
        text: 'Les nouvelles demandes apparaissent ici et dans vos e-mails.',
      },
      upcoming: {
        title: 'Vous n’avez aucune réservation',
        text: 'Les réservations confirmées apparaissent ici.',
      },
      past: {
        title: 'Pas encore de réservations passées',
        text: 'Les réservations arrivent ici une fois terminées.',
      },
    },
    action: 'Aller à vos annonces',
    receive: 'vous recevez',
  },
}
