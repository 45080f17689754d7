import type { ClaimView } from '@roomtone/contract/claim/claim'
import type { ClaimKind, ClaimState } from '@roomtone/domain/claim/claim'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './claims.texts.ts'

export const claimWords: Translated<typeof english.claimWords> = {
  kinds: {
    damage: 'Quelque chose a été abîmé',
    cleaning: 'Le lieu n’était pas propre',
    overtime: 'Le tournage a débordé',
    missing: 'Il manque quelque chose',
    not_as_described: 'Le lieu n’était pas conforme à la description',
    access: 'Accès tardif ou impossible',
    other: 'Autre chose',
  } satisfies Record<ClaimKind, string>,
  states: {
    open: 'En attente d’une réponse',
    lapsed: 'En cours de décision',
    answered: 'En cours de décision',
    decided: 'Tranché',
    withdrawn: 'Retiré',
  } satisfies Record<ClaimState | 'lapsed', string>,
  unpaid: 'Paiement en attente',
  asked: (amount: string) => `Réclamation : ${amount}`,
  awarded: (amount: string, asked: string) => `${amount} sur ${asked}`,
  nothing: 'Aucun paiement dû',
  files: { before: 'Avant', after: 'Après', insurance: 'Attestation', permit: 'Permis' } as Record<
    string,
    string | undefined
  >,
}

export const bookingClaimsTexts: Translated<typeof english.bookingClaimsTexts> = {
  title: 'Problèmes',
  text: (until: string) =>
    `Si quelque chose a été abîmé ou n’était pas comme convenu, écrivez-vous d’abord. Si cela ne suffit pas, signalez-le ici jusqu’au ${until}.`,
  report: 'Signaler un problème',
  failed: 'Les problèmes signalés n’ont pas pu être chargés',
  list: 'Problèmes signalés',
  byYou: 'Signalé par vous',
  byOther: (name: string) => `Signalé par ${name}`,
  answerNow: 'Votre réponse est attendue',
  payNow: 'Payer maintenant',
  open: 'Voir le dossier',
}

export const newClaimTexts: Translated<typeof english.newClaimTexts> = {
  title: 'Signaler un problème',
  back: 'La réservation',
  loading: 'Chargement de la réservation',
  failed: 'Cette réservation n’a pas pu être chargée',
  closed: {
    title: 'Vous ne pouvez pas signaler de problème ici',
    text: 'Chaque partie peut signaler un problème, du début d’une réservation jusqu’à 72 heures après sa fin.',
    action: 'La réservation',
  },
  intro: (name: string, until: string) =>
    `${name} voit tout ce que vous envoyez et a 48 heures pour répondre. Ensuite, nous tranchons. Vous pouvez signaler un problème jusqu’au ${until}.`,
  held: 'Tant qu’un dossier est ouvert, nous retenons le versement de cette réservation.',
  help: 'Comment les dossiers sont tranchés',
  kind: 'De quoi s’agit-il ?',
  choose: 'Veuillez choisir',
  text: 'Ce qui s’est passé',
  textHint: 'Avec vos mots : quoi, quand, et comment vous l’avez remarqué.',
  asked: 'Montant en dollars',
  askedHint: (most: string) => `Au plus ${most}. Demandez ce que cela coûte ; les reçus et les devis aident.`,
  evidence: 'Preuves',
  evidenceHint: 'Les deux parties et Roomtone voient ce que vous ajoutez.',
  send: 'Envoyer le signalement',
  sending: 'Envoi…',
  sent: 'Signalement envoyé',
  sentText: (name: string) => `${name} a 48 heures pour répondre.`,
  filesFailed: 'Certains fichiers n’ont pas été envoyés. Veuillez les ajouter à nouveau ci-dessous.',
}

export const evidenceTexts: Translated<typeof english.evidenceTexts> = {
  title: 'Preuves',
  none: 'Aucune preuve ajoutée.',
  choose: 'De votre réservation',
  photos: 'Photos et documents de la réservation',
  noPhotos: 'La réservation n’a ni photos ni documents.',
  messages: 'Messages',
  noMessages: 'Il n’y a aucun message entre vous.',
  choicesFailed: 'Les photos et les messages de la réservation n’ont pas pu être chargés',
  chosen: (count: number) => (count === 1 ? '1 choisi' : `${count} choisis`),
  said: (name: string, when: string) => `${name}, ${when}`,
  by: { guest: 'du locataire', host: 'de l’hôte' },
  uploads: 'Vos propres fichiers',
  add: 'Ajouter des photos ou un PDF',
  addHint: 'JPEG, PNG, WebP, AVIF ou HEIC, ou un PDF, jusqu’à 10 Mo chacun, 12 en tout.',
  adding: 'Ajout…',
  added: 'Ajouté',
  ready: 'Fichiers à envoyer',
  remove: (name: string) => `Retirer ${name}`,
  tooLarge: 'Veuillez choisir des fichiers de moins de 10 Mo',
  openPicture: (name: string) => `Ouvrir ${name}`,
  open: 'Ouvrir',
  opening: 'Ouverture…',
  quoted: 'Message',
}

export const claimTexts: Translated<typeof english.claimTexts> = {
  title: 'Dossier',
  loading: 'Chargement du dossier',
  failed: 'Ce dossier n’a pas pu être chargé',
  missing: {
    title: 'Ce dossier est introuvable',
    text: 'Il appartient peut-être à un autre compte, ou le lien est incomplet.',
    action: 'Vos tournages',
  },
  number: (id: string) => `Dossier ${id}`,
  booking: 'La réservation',
  messages: 'Messages',
  says: { own: 'Votre signalement', other: (name: string) => `Signalement de ${name}` },
  answer: {
    own: 'Votre réponse',
    other: (name: string) => `La réponse de ${name}`,
    agrees: 'A accepté de payer la totalité.',
    none: (name: string) => `${name} n’a pas répondu.`,
    noneOwn: 'Vous n’avez pas répondu.',
  },
  decision: {
    title: 'La décision',
    agreement: (name: string, amount: string) => `${name} a accepté de payer ${amount}.`,
    agreementOwn: (amount: string) => `Vous avez accepté de payer ${amount}.`,
    awarded: (name: string, amount: string) => `${name} reçoit ${amount}.`,
    nothing: 'Personne n’a rien à payer.',
  },
  next: {
    title: 'Et ensuite ?',
    left: 'pour répondre',
    answerOwn: (when: string) =>
      `Veuillez répondre avant le ${when}. Sinon, nous trancherons sans votre version.`,
    answerOther: (name: string, when: string) =>
      `${name} peut répondre jusqu’au ${when}. Ensuite, nous tranchons.`,
    deciding: 'Quelqu’un chez Roomtone examine les deux versions et tranche. Vous voyez tous deux la raison.',
    held: 'D’ici là, nous retenons le versement de cette réservation.',
    withdrawn: 'La réclamation a été retirée. Personne n’a rien à payer.',
    nothing: 'Il n’y a plus rien à faire.',
    refund: (amount: string) => `${amount} sont en cours de remboursement au locataire.`,
    refundDone: (amount: string) => `${amount} ont été remboursés au locataire.`,
    refundFailed: (amount: string) =>
      `Nous n’avons pas encore pu rembourser les ${amount}. Nous nous en occupons.`,
    charging: (amount: string) => `${amount} sont en cours de débit sur la carte du locataire.`,
    charged: (amount: string) =>
      `${amount} ont été débités sur la carte du locataire et sont versés à l’hôte.`,
    unpaid: (amount: string) => `Nous avons demandé au locataire de payer ${amount} avec une autre carte.`,
  },
  timeline: {
    title: 'Chronologie',
    moments: {
      opened: 'Signalé',
      answered: 'Répondu',
      agreed: 'Accepté',
      lapsed: 'Délai de réponse écoulé',
      decided: 'Tranché',
      withdrawn: 'Retiré',
      refunded: 'Remboursé au locataire',
      charged: 'Débité sur la carte du locataire',
      declined: 'La carte a été refusée',
    } satisfies Record<ClaimView['timeline'][number]['what'], string>,
  },
  respond: {
    title: 'Votre réponse',
    agree: (amount: string) => `Accepter et payer ${amount}`,
    disagree: 'Je ne suis pas d’accord',
    text: 'Votre version',
    textHint: 'Ce dont vous vous souvenez, et pourquoi vous n’êtes pas d’accord.',
    send: 'Envoyer la réponse',
    sending: 'Envoi…',
    sent: 'Réponse envoyée',
    agreed: 'Accepté',
    confirm: {
      title: (amount: string) => `Payer ${amount} ?`,
      guest: (amount: string) =>
        `Nous débitons ${amount} maintenant sur la carte de cette réservation. Le dossier est alors clos.`,
      host: (amount: string) =>
        `${amount} reviennent au locataire, sur votre versement pour cette réservation ou sur les suivants. Le dossier est alors clos.`,
      confirm: 'Accepter et payer',
      pending: 'Paiement…',
      cancel: 'Pas maintenant',
    },
  },
  withdraw: {
    button: 'Retirer le signalement',
    done: 'Signalement retiré',
    confirm: {
      title: 'Retirer ce signalement ?',
      text: 'L’autre partie n’a rien à payer, et le versement suit son cours. Vous pouvez le signaler à nouveau jusqu’à 72 heures après la fin de la réservation.',
      confirm: 'Retirer le signalement',
      pending: 'Retrait…',
      cancel: 'Le garder',
    },
  },
  pay: {
    title: (amount: string) => `Payer ${amount}`,
    text: 'La carte de cette réservation n’a pas pu être débitée. Tant que ce n’est pas payé, vous ne pouvez pas envoyer de nouvelles demandes.',
    declined: 'Votre carte a été refusée',
    button: (amount: string) => `Payer ${amount}`,
    pending: 'En cours…',
    paid: 'Payé. Merci.',
    working: 'Nous interrogeons votre banque. Cela prend en général quelques secondes.',
  },
}
