import type { AdminRefund } from '@roomtone/contract/booking/admin-refunds'
import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './refunds.texts.ts'

const states: Record<AdminRefund['state'], string> = {
  asking: 'En cours d’envoi',
  pending: 'En route',
  done: 'Rendu',
  failed: 'Échec',
}
const kinds: Record<AdminRefund['kind'], string> = {
  policy: 'Annulation',
  goodwill: 'Geste commercial',
  claim: 'Réclamation',
}

export const refundsTexts: Translated<typeof english.refundsTexts> = {
  title: 'Remboursements',
  tool: {
    text: 'L’argent qui n’est pas revenu sur une carte, ou qui tarde trop.',
    note: (count: number) => (count === 0 ? 'Rien à examiner' : `${count} à examiner`),
  },
  caption: 'Remboursements',
  failed: 'Les remboursements n’ont pas pu être chargés',
  search: 'Rechercher par locataire, lieu ou réservation',
  show: 'Afficher',
  shows: {
    stuck: 'À examiner',
    failed: 'Échec',
    waiting: 'En route',
    done: 'Rendu',
    all: 'Tous',
  },
  columns: {
    refund: 'Remboursement',
    guest: 'Locataire',
    amount: 'Vers la carte',
    state: 'État',
    created: 'Depuis',
    actions: 'Actions',
  },
  states,
  kinds,
  stuck: 'Tarde trop',
  booking: (short: string) => `Ouvrir la réservation ${short}`,
  attempt: (count: number) => `Tentative ${count}`,
  byHand: (who: string) => `À la main, ${who}`,
  ofAll: (amount: string) => `sur ${amount}`,
  empty: {
    title: 'Tous les remboursements sont arrivés',
    text: 'Ce qui échoue ou reste bloqué apparaît ici.',
  },
  retry: {
    button: 'Réessayer',
    look: 'Regarder à nouveau',
    nameOf: (short: string) => `Réessayer le remboursement ${short}`,
    pending: 'Demande en cours',
    done: { title: 'Redemandé', text: 'Le prestataire de paiement répond dans un instant.' },
    failed: 'La demande n’a pas pu être renouvelée',
  },
  settle: {
    button: 'Régler à la main',
    nameOf: (short: string) => `Régler à la main le remboursement ${short}`,
    title: 'Régler à la main',
    text: (amount: string) =>
      `Notez que le locataire a récupéré ${amount}. Le grand livre suit ; rien n’est envoyé.`,
    through: 'Comment cela a été payé',
    throughs: {
      processor: 'Vers la carte, chez le prestataire de paiement',
      bank: 'Autrement, hors du prestataire de paiement',
    },
    reason: 'Ce qui a été fait',
    reasonHint: 'Une référence aide qui lira le journal d’audit.',
    confirm: 'Régler',
    pending: 'Règlement',
    cancel: 'Pas maintenant',
    done: 'Réglé à la main',
  },
}
