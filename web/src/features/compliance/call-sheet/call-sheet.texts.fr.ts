import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './call-sheet.texts.ts'

export const callSheetTexts: Translated<typeof english.callSheetTexts> = {
  title: 'Feuille de service',
  loading: 'Chargement de votre feuille de service',
  failed: 'Votre feuille de service n’a pas pu être chargée',
  invalid: {
    title: 'Ce lien n’est plus valable',
    text: 'Il a été remplacé ou repris, la réservation a été annulée, ou le tournage est terminé. Demandez un nouveau lien à la personne qui vous a inscrit dans l’équipe.',
  },
  noLink: {
    title: 'Ouvrez le lien de votre e-mail',
    text: 'Une feuille de service s’affiche par un lien personnel. Ouvrez celui qui vous a été envoyé, ou demandez-le à la personne qui vous a inscrit dans l’équipe.',
  },
  yours: (name: string, role: string, code: string) => `Pour ${name}, ${role} · ${code}`,
  personal:
    'Cet exemplaire est à vous seul et porte votre nom et votre code. Merci de ne pas le transmettre.',
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
  empty: 'La production n’a rien écrit de plus. Regardez de nouveau à l’approche du jour.',
  print: 'Imprimer',
}
