import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './settings.texts.ts'

export const settingsTexts: Translated<typeof english.settingsTexts> = {
  hub: 'Paramètres du compte',
  navigation: 'Paramètres',
  done: 'Terminé',
  sections: {
    'personal-info': {
      title: 'Informations personnelles',
      about: 'Votre nom légal, comment vous joindre, et votre contrôle d’identité',
    },
    'login-security': {
      title: 'Connexion et sécurité',
      about: 'Votre mot de passe, la double authentification et les appareils où vous êtes connecté',
    },
    privacy: {
      title: 'Confidentialité',
      about: 'Ce que les autres voient de vous, et ce que deviennent vos données',
    },
    notifications: { title: 'Notifications', about: 'Ce dont nous vous parlons par écrit' },
    taxes: { title: 'Impôts', about: 'Informations et documents fiscaux' },
    payments: { title: 'Paiements', about: 'Comment vous payez et êtes payé' },
    languages: { title: 'Langues et devise', about: 'Votre langue, votre devise, votre fuseau horaire' },
    work: {
      title: 'Déplacements professionnels',
      about: 'Société, e-mail professionnel et adresse de facturation pour les factures',
    },
  },
  hosting: {
    title: 'Outils professionnels pour les hôtes',
    about: 'Vos annonces, et tout ce qui les concerne',
  },
  payments: {
    tabs: { payments: 'Paiements', payouts: 'Versements' },
    action: 'Prix et frais',
  },
}
