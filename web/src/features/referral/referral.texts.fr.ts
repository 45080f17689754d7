import type { ReferralRefusal, ReferralState } from '@roomtone/domain/referral/referral'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './referral.texts.ts'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const referralTexts: Translated<typeof english.referralTexts> = {
  title: 'Parrainer un hôte',
  intro: 'Vous connaissez quelqu’un qui a un beau lieu ? Parlez-lui de Roomtone et gagnez 50 $.',
  stepsLabel: 'Comment ça marche',
  steps: [
    { title: 'Invitez quelqu’un', text: 'Envoyez une invitation ou votre lien à quelqu’un qui a un lieu.' },
    {
      title: 'Il publie son lieu',
      text: 'Votre ami rejoint Roomtone, fait vérifier son identité et devient hôte.',
    },
    {
      title: 'Vous gagnez 50 $',
      text: 'Quand l’hôte que vous avez parrainé termine sa première réservation.',
    },
  ],
  signIn: {
    title: 'Connectez-vous pour inviter quelqu’un',
    text: 'Votre lien et vos invitations sont dans votre compte.',
    action: 'Se connecter',
  },
  termsTitle: 'Conditions',
  terms: [
    'Vous gagnez 50 $ quand l’hôte que vous avez parrainé termine sa première réservation. Les demandes et les réservations annulées ne comptent pas, les vôtres non plus.',
    'Nous envoyons la récompense sur votre compte de versement dans les 14 jours suivant la première réservation admissible. Vous la perdez si cette réservation est entièrement remboursée avant.',
    'Seules comptent les personnes qui ne sont pas encore membres, au profit de celle qui les a invitées en premier.',
    'Si vous vous parrainez vous-même ou inventez des réservations, vous perdez la récompense. Vous pouvez envoyer 20 invitations par jour.',
  ],
  termsDoor: {
    closed:
      'Roomtone fonctionne sur invitation : votre lien mène à la liste d’attente et n’inscrit personne sur la liste d’accès.',
    open: 'Roomtone est ouvert à tous en ce moment : votre ami s’inscrit par votre lien.',
  },
  help: 'En savoir plus sur le parrainage',
}

export const inviteTexts: Translated<typeof english.inviteTexts> = {
  title: 'Inviter par e-mail',
  email: 'E-mail de votre invité',
  send: 'Envoyer l’invitation',
  sending: 'En cours…',
  needed: { title: 'E-mail requis', message: 'Veuillez saisir une adresse e-mail' },
  sent: 'Invitation envoyée !',
  left: (count: number) => `Encore ${plural(count, 'invitation')} aujourd’hui`,
  linkTitle: 'Partagez votre lien',
  link: 'Votre lien de parrainage',
  copy: 'Copier le lien',
  copied: 'Lien copié !',
  copyByHand: {
    title: 'Erreur',
    text: 'Votre navigateur ne nous laisse pas copier. Le lien est sélectionné : copiez-le vous-même.',
  },
  failed: 'Vos parrainages n’ont pas pu être chargés',
  account:
    'Vous n’avez pas encore de compte de versement. Configurez-en un pour que nous sachions où envoyer votre récompense.',
  setUp: 'Configurer un compte de versement',
  unverified:
    'Les récompenses vont aux membres vérifiés. Vérifiez votre identité, puis configurez un compte de versement.',
  verify: 'Vérifier votre identité',
}

export const invitationsTexts: Translated<typeof english.invitationsTexts> = {
  title: 'Vos parrainages',
  caption: 'Toutes les personnes que vous avez parrainées, les plus récentes d’abord',
  failed: 'Vos parrainages n’ont pas pu être chargés',
  empty: { title: 'Pas encore de parrainages', text: 'Invitez quelqu’un, ou partagez votre lien.' },
  figures: {
    label: 'Vos parrainages en chiffres',
    invited: 'Invités',
    joined: 'Inscrits',
    earned: 'En route',
    paid: 'Payé',
  },
  columns: { friend: 'Personne invitée', state: 'Statut', when: 'Invitation', reward: 'Récompense' },
  viaLink: 'Par votre lien',
  someone: 'Quelqu’un sur la liste d’attente',
  states: {
    invited: 'Invitation envoyée',
    joined: 'Compte créé',
    hosting: 'Hôte',
    earned: 'Gagnée',
    paid: 'Payée',
    refused: 'Pas de récompense',
  } satisfies Record<ReferralState, string>,
  notes: {
    invited: 'Pas encore membre',
    joined: 'N’a pas encore publié de lieu',
    hosting: 'Attend une première réservation',
    earned: (when: string) => `Envoyée au plus tard le ${when}`,
    paid: (when: string) => `Envoyée le ${when}`,
  },
  refusals: {
    self: 'C’est vous',
    same_identity: 'Les deux comptes utilisent la même pièce d’identité',
    same_account: 'Les deux comptes sont payés sur le même compte bancaire',
    same_device: 'Les deux comptes utilisent le même appareil',
    other_referrer: 'Quelqu’un d’autre l’a invitée en premier',
    refunded: 'La première réservation a été intégralement remboursée',
  } satisfies Record<ReferralRefusal, string>,
}

export const earnTexts: Translated<typeof english.earnTexts> = { title: 'Gagnez 50 $' }
