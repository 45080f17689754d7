import type { Translated } from '../platform/language/translated.ts'
import type * as english from './shell.texts.ts'

export const shellTexts: Translated<typeof english.shellTexts> = {
  skip: 'Aller au contenu',
  loading: 'Chargement',
  notFound: {
    code: '404',
    title: 'Oups ! Page introuvable',
    text: 'La page a peut-être été déplacée, ou l’adresse contient une faute.',
    action: 'Retour à l’accueil',
  },
  broken: {
    title: 'Cette page n’a pas pu être chargée',
    text: 'Un problème est survenu. Veuillez réessayer.',
    unreachable: 'Roomtone n’a pas pu être joint. Vérifiez votre connexion et réessayez.',
  },
  sessionEnded: { title: 'Déconnecté', text: 'Votre session est terminée. Veuillez vous reconnecter.' },
}
