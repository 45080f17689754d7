import type { VerificationView } from '@roomtone/contract/verification/verification'
import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './personal-info.texts.ts'

const verification: Record<VerificationView['status'], string> = {
  none: 'Pas commencé',
  processing: 'En cours de contrôle',
  in_review: 'En cours d’examen',
  verified: 'Vérifié',
  rejected: 'Refusé',
}

export const personalInfoTexts: Translated<typeof english.personalInfoTexts> = {
  failed: 'Impossible de charger vos informations personnelles',
  notProvided: 'Non renseigné',
  edit: 'Modifier',
  add: 'Ajouter',
  editOf: (what: string) => `Modifier : ${what}`,
  addOf: (what: string) => `Ajouter : ${what}`,
  save: 'Enregistrer',
  saving: 'Enregistrement',
  cancel: 'Annuler',
  remove: 'Retirer',
  saved: 'Enregistré',
  note: 'Les coordonnées ne sont communiquées qu’après confirmation d’une réservation.',
  help: 'Ce que nous en faisons',
  legalName: {
    label: 'Nom légal',
    first: 'Prénom légal',
    last: 'Nom de famille légal',
    hint: 'Comme sur votre pièce d’identité officielle.',
    fixed:
      'Vous ne pouvez plus changer de nom ici une fois la vérification commencée, car vous signez les autorisations avec ce nom. S’il a changé, écrivez à',
  },
  preferredName: {
    label: 'Prénom d’usage',
    hint: 'Les hôtes et les équipes voient ceci à la place de votre prénom légal.',
  },
  email: {
    label: 'E-mail',
    confirmed: 'Confirmé',
    notConfirmed: 'Non confirmé',
    waits: (email: string) => `Pour passer à ${email}, ouvrez le lien que nous y avons envoyé.`,
    resend: 'Envoyer un autre lien',
    resent: {
      title: 'Consultez votre messagerie',
      text: (email: string) => `Nous avons envoyé un lien pour confirmer ${email}.`,
    },
    next: 'Nouvelle adresse e-mail',
    hint: 'Nous enverrons un lien à la nouvelle adresse. Votre e-mail change quand vous l’ouvrez. Nous préviendrons aussi votre adresse actuelle.',
    send: 'Envoyer le lien',
    sent: {
      title: 'Consultez votre nouvelle messagerie',
      text: (email: string) => `Nous avons envoyé un lien à ${email}.`,
    },
    noPassword: 'Il vous faut un mot de passe pour changer d’e-mail. Créez-en un sous',
    security: 'Connexion et sécurité',
  },
  phones: {
    label: 'Numéros de téléphone',
    one: (number: number) => `Numéro de téléphone ${number}`,
    hint: 'Indiquez l’indicatif du pays, comme +1 213 373 4253. Une fois une réservation confirmée, l’autre partie voit votre premier numéro.',
    more: 'Ajouter un autre numéro',
    removeOf: (number: number) => `Retirer le numéro de téléphone ${number}`,
  },
  identity: {
    label: 'Vérification d’identité',
    verification,
    verify: {
      none: 'Commencer la vérification',
      processing: 'Voir le statut',
      in_review: 'Voir le statut',
      rejected: 'Voir pourquoi',
    },
  },
  residential: 'Adresse de résidence',
  mailing: 'Adresse de correspondance',
  emergency: {
    label: 'Contact d’urgence',
    name: 'Nom',
    relation: 'Lien',
    phone: 'Numéro de téléphone',
    email: 'E-mail',
    hint: 'Quelqu’un que nous pouvons appeler s’il vous arrive quelque chose sur un tournage. Les autres membres ne le voient jamais.',
  },
  address: {
    line1: 'Adresse postale',
    line2: 'Appartement, bâtiment',
    city: 'Ville',
    region: 'État ou région',
    postalCode: 'Code postal',
    country: 'Pays',
    choose: 'Choisissez un pays',
  },
}
