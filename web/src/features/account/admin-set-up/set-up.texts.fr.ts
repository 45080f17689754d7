import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './set-up.texts.ts'

export const setUpTexts: Translated<typeof english.setUpTexts> = {
  title: 'Configurez votre compte d’administration',
  intro: (email: string) => `Vous administrerez ce Roomtone en tant que ${email}. D’abord, votre compte.`,
  signIn: (email: string) => `Connectez-vous en tant que ${email} pour devenir administrateur.`,
  next: 'Continuer',
  byPasskey: 'Utiliser une clé d’accès',
  byPassword: 'Utiliser un mot de passe',
  factor: {
    title: 'Ajoutez un second facteur',
    intro:
      'Les administrateurs voient les documents et l’argent d’autres personnes : un mot de passe seul ne suffit pas.',
    readyTitle: 'C’est presque fini',
    ready: 'Votre compte est protégé. Plus qu’une étape.',
    passkeyTitle: 'Ajoutez votre clé d’accès',
    passkeyIntro: 'Elle vous servira à vous connecter à la place d’un mot de passe.',
    app: 'Utiliser une application d’authentification',
  },
  finish: 'Devenir administrateur',
  done: {
    title: 'Vous êtes administrateur',
    text: 'Invitez des personnes dans la gestion des utilisateurs.',
  },
  invalid: {
    command: 'npm run task -- set-up-admin vous@example.com',
    title: 'Ce lien ne fonctionne plus',
    text: 'Il a déjà servi, a été remplacé ou date de plus de 24 heures. La personne qui gère le serveur peut en créer un autre :',
  },
}
