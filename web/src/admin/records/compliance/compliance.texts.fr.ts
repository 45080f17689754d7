import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './compliance.texts.ts'

export const complianceTexts: Translated<typeof english.complianceTexts> = {
  title: 'Conformité',
  caption: 'Dossiers de conformité, les plus récents d’abord',
  search: 'Réservation ou facture',
  status: 'Statut',
  anyStatus: 'Tous les statuts',
  signed: 'Autorisation',
  anySigned: 'Signée ou non',
  signedOptions: { yes: 'Signée', no: 'Non signée' },
  failed: { title: 'Erreur', text: 'Les dossiers n’ont pas pu être chargés' },
  noMatch: 'Aucun dossier ne correspond à cette recherche et à ces filtres.',
  empty: {
    title: 'Pas encore de dossiers de conformité',
    text: 'Chaque réservation confirmée en crée un : l’autorisation signée, la facture et la liste d’équipe.',
  },
  columns: {
    booking: 'Réservation',
    invoice: 'Facture',
    release: 'Autorisation',
    status: 'Statut',
    created: 'Créé',
    actions: 'Actions',
  },
  open: (id: string) => `Ouvrir la réservation ${id}`,
  noInvoice: 'N/D',
  download: 'Télécharger',
  downloadName: (id: string) => `Télécharger l’archive de la réservation ${id}`,
  complete: 'Marquer comme complet',
  completeName: (id: string) => `Marquer comme complet le dossier de la réservation ${id}`,
  dialog: {
    title: (id: string) => `Marquer ${id} comme complet ?`,
    text: (missing: number) =>
      missing === 0
        ? 'Il reste complet, même si quelque chose est ajouté ou retiré ensuite. Nous prévenons les deux parties, sauf si la réservation est annulée ou terminée depuis longtemps.'
        : `${missing === 1 ? 'Il manque 1 élément' : `Il manque ${missing} éléments`}. Il reste complet, même si quelque chose est ajouté ou retiré ensuite. Nous prévenons les deux parties, sauf si la réservation est annulée ou terminée depuis longtemps.`,
    reason: 'Motif',
    reasonHint: 'Les deux parties le lisent, et il figure dans le journal d’audit.',
    confirm: 'Marquer comme complet',
    pending: 'Enregistrement…',
  },
  done: { title: 'Statut mis à jour', text: 'Le statut du dossier de conformité a été mis à jour.' },
  notDone: { title: 'Erreur', text: 'Le statut n’a pas pu être mis à jour' },
}
