import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './packs.texts.ts'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

export const packsTexts: Translated<typeof english.packsTexts> = {
  title: 'Conformité',
  caption: 'Dossiers de conformité, les plus récents d’abord',
  failed: 'Les dossiers n’ont pas pu être chargés',
  filter: 'Statut',
  filters: { all: 'Tous', missing_docs: 'Documents manquants', complete: 'Complet' },
  columns: { booking: 'Réservation', when: 'Quand', status: 'Statut', pack: 'Archive' },
  nothingMissing: 'Il ne manque rien',
  marked: 'Marqué complet par Roomtone',
  missing: (missing: number) => count(missing, 'élément manque', 'éléments manquent'),
  yours: (yours: number, missing: number) => (missing === 1 ? 'à vous' : `dont ${yours} pour vous`),
  notYours: (missing: number) => (missing === 1 ? 'pas à vous' : 'aucun pour vous'),
  download: 'Télécharger',
  downloadName: (production: string) => `Télécharger l’archive de ${production}`,
  none: {
    all: {
      title: 'Pas encore d’archives de conformité',
      text: 'Chaque réservation confirmée en a une : l’autorisation, le règlement intérieur, la liste d’équipe et la facture.',
    },
    missing_docs: {
      title: 'Il ne manque rien',
      text: 'Tous les dossiers de vos réservations sont complets.',
    },
    complete: {
      title: 'Aucun n’est encore complet',
      text: 'Un dossier est complet quand tous ses documents sont là.',
    },
  },
  action: 'Ce que contient une archive',
}
