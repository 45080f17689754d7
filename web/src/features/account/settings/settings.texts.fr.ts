import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './settings.texts.ts'

export const settingsTexts: Translated<typeof english.settingsTexts> = {
  hub: 'Paramètres du compte',
  navigation: 'Paramètres',
  done: 'Terminé',
  sections: {
    'personal-info': {
      title: 'Informations personnelles',
      about: 'Votre nom légal, vos coordonnées et votre contrôle d’identité',
    },
    'login-security': {
      title: 'Connexion et sécurité',
      about: 'Votre mot de passe, la double authentification et vos appareils',
    },
    privacy: {
      title: 'Confidentialité',
      about: 'Ce que voient les autres et ce que deviennent vos données',
    },
    notifications: { title: 'Notifications', about: 'Les e-mails que vous recevez' },
    taxes: { title: 'Impôts', about: 'Informations et documents fiscaux' },
    payments: { title: 'Paiements', about: 'Comment vous payez et êtes payé' },
    languages: { title: 'Langues et devise', about: 'Votre langue, votre devise et votre fuseau horaire' },
    work: {
      title: 'Déplacements professionnels',
      about: 'Société, e-mail professionnel et adresse de facturation pour les factures',
    },
  },
  hosting: {
    title: 'Outils professionnels pour les hôtes',
    about: 'Tout pour gérer vos annonces',
  },
  payments: {
    tabs: { payments: 'Paiements', payouts: 'Versements' },
    action: 'Prix et frais',
  },
}
