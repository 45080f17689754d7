import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './call-sheet.texts.ts'

export const callSheetTexts: Translated<typeof english.callSheetTexts> = {
  title: 'Feuille de service',
  loading: 'Chargement de votre feuille de service',
  failed: 'Impossible d’afficher votre feuille de service',
  invalid: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il a été remplacé ou désactivé, la réservation a été annulée, ou le tournage est terminé. Demandez un nouveau lien à la personne qui vous a inscrit dans l’équipe.',
  },
  noLink: {
    title: 'Ouvrez votre lien personnel',
    text: 'Il vous faut votre propre lien pour voir la feuille de service. Ouvrez celui que vous avez reçu, ou demandez-le à la personne qui vous a inscrit dans l’équipe.',
  },
  yours: (name: string, role: string, code: string) => `Pour ${name}, ${role} · ${code}`,
  personal:
    'Cet exemplaire est réservé à vous et porte votre nom et votre code. Merci de ne pas le partager.',
  call: 'Heure de convocation',
  noCall: 'Pas encore fixée',
  shoot: 'Réservé',
  place: 'Adresse',
  early: (when: string) => `L’adresse apparaît le ${when}.`,
  earlyHint: 'Revenez avec le même lien.',
  maps: 'Ouvrir dans Plans',
  access: 'Comment entrer',
  parking: 'Stationnement',
  contacts: 'Contacts',
  hospital: 'Hôpital le plus proche',
  notes: 'Notes',
  rules: 'Règlement intérieur',
  empty: 'Pas encore d’autres détails. Revenez à l’approche du jour.',
  print: 'Imprimer',
}
