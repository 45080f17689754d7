import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './dev-mail.texts.ts'

export const devMailTexts: Translated<typeof english.devMailTexts> = {
  title: 'Boîte de réception',
  intro: 'Cette démo n’envoie pas de vrais e-mails. Tout ce que Roomtone enverrait apparaît ici.',
  refresh: 'Actualiser',
  refreshing: 'Actualisation…',
  recipient: 'Envoyé à',
  everyone: 'Tout le monde',
  list: 'E-mails',
  failed: 'La boîte de réception n’a pas pu être ouverte',
  empty: {
    title: 'Pas encore d’e-mails',
    text: 'Rejoignez la liste d’attente, invitez quelqu’un ou réinitialisez un mot de passe, et l’e-mail apparaît ici.',
  },
  emptyFor: (to: string) => `Rien n’a encore été envoyé à ${to}.`,
  showEveryone: 'Afficher tous les e-mails',
  to: 'À',
  choose: 'Choisissez un e-mail pour le lire.',
  gone: 'Cet e-mail est trop ancien pour être affiché ici.',
  back: 'Tous les e-mails',
  view: 'Afficher en',
  html: 'HTML',
  text: 'Texte',
  unsubscribe: 'Se désabonner',
  frame: (subject: string) => `E-mail : ${subject}`,
}
