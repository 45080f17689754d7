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
  failed: 'Vos informations personnelles n’ont pas pu être chargées',
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
      'Votre identité a été vérifiée sous ce nom, ou est en cours de vérification, il ne change donc plus ici : les autorisations sont signées avec lui. Si votre nom a changé, écrivez à',
  },
  preferredName: {
    label: 'Prénom d’usage',
    hint: 'Les hôtes et les équipes voient ceci à la place de votre prénom légal.',
  },
  email: {
    label: 'E-mail',
    confirmed: 'Confirmée',
    notConfirmed: 'Non confirmé',
    waits: (email: string) => `En attente du lien que nous avons envoyé à ${email}`,
    resend: 'Envoyer un autre lien',
    resent: {
      title: 'Consultez votre messagerie',
      text: (email: string) => `Un lien pour confirmer ${email} est en route.`,
    },
    next: 'Nouvelle adresse e-mail',
    hint: 'Nous envoyons un lien à la nouvelle adresse. Tant que vous ne l’ouvrez pas, rien ne change. Nous prévenons aussi l’adresse actuelle.',
    send: 'Envoyer le lien',
    sent: {
      title: 'Regardez dans votre nouvelle boîte',
      text: (email: string) => `Un lien pour utiliser ${email} est en route.`,
    },
    noPassword: 'Pour changer d’adresse, il vous faut un mot de passe. Choisissez-en un sous',
    security: 'Connexion et sécurité',
  },
  phones: {
    label: 'Numéros de téléphone',
    one: (number: number) => `Numéro de téléphone ${number}`,
    hint: 'Avec l’indicatif du pays, comme +1 213 373 4253. Après une réservation confirmée, l’autre partie voit le premier.',
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
    hint: 'Quelqu’un que nous pouvons appeler s’il vous arrive quelque chose sur un tournage. Personne d’autre ne le voit.',
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
