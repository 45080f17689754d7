import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './host-booking.texts.ts'

export const hostBookingTexts: Translated<typeof english.hostBookingTexts> = {
  back: 'Aujourd’hui',
  failed: 'Cette réservation n’a pas pu être chargée',
  missing: 'Cette réservation ne figure pas parmi les vôtres',
  all: 'Toutes les réservations',
  answer: { text: 'La carte est débitée quand vous acceptez, pas avant.' },
  guest: {
    message: 'Écrire au locataire',
    title: 'Locataire',
    since: (month: string) => `Sur Roomtone depuis ${month}`,
    hidden: 'Vous verrez comment le joindre une fois la réservation confirmée.',
  },
  facts: 'Le tournage',
  access: 'Adresse et contact',
  timeline: 'Chronologie',
  money: 'Ce que vous recevez',
  payout: {
    title: 'Versement',
    due: (amount: string, when: string) => `${amount} le ${when}`,
    paid: (amount: string) => amount,
    withheld: (amount: string) => `${amount} vont à ce que vous devez.`,
    account: 'Compte de versement',
  },
  penalty: (amount: string) =>
    `Vous devez ${amount} pour avoir annulé. Ils sont prélevés sur vos prochains versements.`,
  refund: (amount: string) => `${amount} sont en route vers le locataire.`,
  refunded: (amount: string) => `${amount} ont été rendus au locataire.`,
  stays: (amount: string) => `${amount} du prix vous restent.`,
  notReceived: 'Rien n’est versé pour elle.',
  ended: {
    title: 'Comment elle s’est terminée',
    expired: 'Elle n’a pas reçu de réponse à temps.',
    declined: 'Vous l’avez refusée.',
    unpaid: 'La carte n’a pas pu être débitée.',
    withdrew: (who: string) => `Demande retirée : ${who}.`,
    cancelled: (who: string) => `Annulée : ${who}.`,
    you: 'Vous',
    roomtone: 'Roomtone',
    reason: 'Motif',
    note: 'Note',
  },
  conflicts: {
    title: 'Autre chose figure dans votre calendrier à ce moment',
    pending:
      'Un calendrier auquel vous êtes abonné montre ceci au même moment. Si vous acceptez, les deux tiennent.',
    booked: 'Un calendrier auquel vous êtes abonné montre ceci au même moment. La réservation tient.',
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
        text: 'Une demande apparaît ici dès qu’une équipe l’a envoyée, et dans votre messagerie aussi.',
      },
      upcoming: {
        title: 'Vous n’avez aucune réservation',
        text: 'Les réservations confirmées se trouvent ici.',
      },
      past: { title: 'Rien n’est encore terminé', text: 'Les réservations terminées se trouvent ici.' },
    },
    action: 'Aller à vos annonces',
    receive: 'vous recevez',
  },
}
