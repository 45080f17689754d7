import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './proof.texts.ts'

export const proofTexts: Translated<typeof english.proofTexts> = {
  title: 'Confirmez que c’est vous',
  description:
    'Cela touche à l’argent, à des données privées ou aux accès : nous vérifions donc que c’est bien vous. Ensuite, nous reprenons là où vous en étiez.',
  loading: 'Chargement',
  failed: 'Impossible de charger cette étape',
  password: 'Votre mot de passe',
  appCode: 'Code de votre application, ou code de récupération',
  mail: {
    code: 'Code reçu par e-mail',
    sending: 'Nous vous envoyons un code...',
    sent: (email, minutes) =>
      `Nous avons envoyé un code à 6 chiffres à ${email}. Il est valable ${minutes} minutes.`,
    again: 'Renvoyer',
  },
  passkey: 'Utiliser votre clé d’accès',
  withPasskey: 'Utiliser plutôt votre clé d’accès',
  withoutPasskey: 'Je n’ai pas ma clé d’accès ici',
  cancel: 'Annuler',
  submit: 'Confirmer',
  pending: 'Vérification...',
}
