import type { AdminRefund } from '@roomtone/contract/booking/admin-refunds'
import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './refunds.texts.ts'

const states: Record<AdminRefund['state'], string> = {
  asking: 'En cours d’envoi',
  pending: 'En route',
  done: 'Remboursé',
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
    text: 'Les remboursements qui ont échoué ou tardent trop.',
    note: (count: number) => (count === 0 ? 'Rien à examiner' : `${count} à examiner`),
  },
  caption: 'Remboursements',
  failed: 'Les remboursements n’ont pas pu être chargés',
  search: 'Rechercher par locataire, lieu ou réservation',
  show: 'Afficher',
  shows: {
    stuck: 'À examiner',
    failed: 'En échec',
    waiting: 'En route',
    done: 'Remboursés',
    all: 'Tous',
  },
  columns: {
    refund: 'Remboursement',
    guest: 'Locataire',
    amount: 'Vers la carte',
    state: 'État',
    created: 'Début',
    actions: 'Actions',
  },
  states,
  kinds,
  stuck: 'Tarde trop',
  booking: (short: string) => `Ouvrir la réservation ${short}`,
  attempt: (count: number) => `Tentative ${count}`,
  byHand: (who: string) => `Réglé par ${who}`,
  ofAll: (amount: string) => `sur ${amount}`,
  empty: {
    title: 'Rien à examiner',
    text: 'Les remboursements qui échouent ou tardent trop apparaissent ici.',
  },
  retry: {
    button: 'Réessayer',
    look: 'Vérifier de nouveau',
    nameOf: (short: string) => `Réessayer le remboursement ${short}`,
    pending: 'En cours…',
    done: { title: 'Prestataire de paiement interrogé', text: 'Il répond en général en une minute.' },
    failed: 'Le remboursement n’a pas pu être relancé',
  },
  settle: {
    button: 'Régler à la main',
    nameOf: (short: string) => `Régler à la main le remboursement ${short}`,
    title: 'Régler à la main',
    text: (amount: string) =>
      `Notez que le locataire a déjà récupéré ${amount}. Le grand livre est mis à jour. Aucun argent n’est envoyé.`,
    through: 'Comment cela a été payé',
    throughs: {
      processor: 'Vers la carte, chez le prestataire de paiement',
      bank: 'Autrement, par exemple par virement',
    },
    reason: 'Ce qui a été fait',
    reasonHint: 'Ajoutez une référence. Conservée dans le journal d’audit.',
    confirm: 'Régler',
    pending: 'Enregistrement…',
    cancel: 'Pas maintenant',
    done: 'Réglé à la main',
  },
}
