import type { ClaimView } from '@roomtone/contract/claim/claim'
import type { ClaimKind, ClaimState } from '@roomtone/domain/claim/claim'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './claims.texts.ts'

export const claimWords: Translated<typeof english.claimWords> = {
  kinds: {
    damage: 'Quelque chose a été abîmé',
    cleaning: 'Ce n’était pas propre à l’arrivée ou au départ',
    overtime: 'Cela a duré plus longtemps que réservé',
    missing: 'Il manque quelque chose',
    not_as_described: 'Le lieu n’était pas conforme à la description',
    access: 'Impossible d’entrer, ou pas à l’heure',
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
  asked: (amount: string) => `${amount} demandés`,
  awarded: (amount: string, asked: string) => `${amount} sur ${asked}`,
  nothing: 'Rien n’est à payer',
  files: { before: 'Avant', after: 'Après', insurance: 'Attestation', permit: 'Permis' } as Record<
    string,
    string | undefined
  >,
}

export const bookingClaimsTexts: Translated<typeof english.bookingClaimsTexts> = {
  title: 'Problèmes',
  text: (until: string) =>
    `Si quelque chose a été abîmé ou n’était pas comme convenu, écrivez-vous d’abord. Si cela n’aide pas, signalez-le ici jusqu’au ${until}.`,
  report: 'Signaler un problème',
  failed: 'Ce qui a été signalé n’a pas pu être chargé',
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
    title: 'Rien ne peut être signalé ici',
    text: 'Un problème peut être signalé du début d’une réservation jusqu’à 72 heures après sa fin, une fois par chaque partie.',
    action: 'La réservation',
  },
  intro: (name: string, until: string) =>
    `${name} lit tout ce que vous envoyez et a 48 heures pour répondre. Ensuite, nous tranchons. Vous pouvez signaler quelque chose jusqu’au ${until}.`,
  held: 'Tant qu’un dossier est ouvert, le versement de cette réservation attend.',
  help: 'Comment les dossiers sont tranchés',
  kind: 'De quoi s’agit-il ?',
  choose: 'Veuillez choisir',
  text: 'Ce qui s’est passé',
  textHint: 'Avec vos mots : quoi, quand, et comment vous l’avez remarqué.',
  asked: 'Montant en dollars',
  askedHint: (most: string) => `Au plus ${most}. Demandez ce que cela coûte ; les reçus et les devis aident.`,
  evidence: 'Ce qui le montre',
  evidenceHint: 'Les deux parties et Roomtone voient ce que vous choisissez et ajoutez.',
  send: 'Le signaler',
  sending: 'Envoi…',
  sent: 'Signalé',
  sentText: (name: string) => `${name} a 48 heures pour répondre.`,
  filesFailed: 'Tous les fichiers ne sont pas arrivés. Veuillez les ajouter à nouveau ci-dessous.',
}

export const evidenceTexts: Translated<typeof english.evidenceTexts> = {
  title: 'Preuves',
  none: 'Rien n’a été ajouté.',
  choose: 'De votre réservation',
  photos: 'Photos et documents de la réservation',
  noPhotos: 'La réservation n’a ni photos ni documents.',
  messages: 'Messages',
  noMessages: 'Il n’y a aucun message entre vous.',
  choicesFailed: 'Ce qui peut être choisi n’a pas pu être chargé',
  chosen: (count: number) => (count === 1 ? '1 choisi' : `${count} choisis`),
  said: (name: string, when: string) => `${name}, ${when}`,
  by: { guest: 'du locataire', host: 'de l’hôte' },
  uploads: 'Vos propres fichiers',
  add: 'Ajouter des photos ou un PDF',
  addHint: 'JPEG, PNG, WebP, AVIF ou HEIC, ou un PDF, jusqu’à 10 Mo chacun, 12 en tout.',
  adding: 'Ajout…',
  added: 'Ajoutée',
  ready: 'Fichiers à envoyer',
  remove: (name: string) => `Laisser ${name} de côté`,
  tooLarge: 'Veuillez choisir des fichiers de moins de 10 Mo',
  openPicture: (name: string) => `Ouvrir ${name}`,
  open: 'Ouvert',
  opening: 'Ouverture…',
  quoted: 'Message',
}

export const claimTexts: Translated<typeof english.claimTexts> = {
  title: 'Dossier',
  loading: 'Chargement du dossier',
  failed: 'Ce dossier n’a pas pu être chargé',
  missing: {
    title: 'Ce dossier est introuvable',
    text: 'Elle appartient peut-être à un autre compte, ou le lien est incomplet.',
    action: 'Vos tournages',
  },
  number: (id: string) => `Dossier ${id}`,
  booking: 'La réservation',
  messages: 'Messages',
  says: { own: 'Ce que vous signalez', other: (name: string) => `Ce que signale ${name}` },
  answer: {
    own: 'Votre réponse',
    other: (name: string) => `La réponse de ${name}`,
    agrees: 'D’accord avec tout ce qui était demandé.',
    none: (name: string) => `${name} n’a pas répondu.`,
    noneOwn: 'Vous n’avez pas répondu.',
  },
  decision: {
    title: 'La décision',
    agreement: (name: string, amount: string) => `${name} a accepté de payer ${amount}.`,
    agreementOwn: (amount: string) => `Vous avez accepté de payer ${amount}.`,
    awarded: (name: string, amount: string) => `${name} reçoit ${amount}.`,
    nothing: 'Rien n’est à payer.',
  },
  next: {
    title: 'Et ensuite ?',
    left: 'pour répondre',
    answerOwn: (when: string) =>
      `Veuillez répondre avant le ${when}. Sinon, nous trancherons sans votre version.`,
    answerOther: (name: string, when: string) =>
      `${name} peut répondre jusqu’au ${when}. Après la réponse, ou à ce moment-là, nous tranchons.`,
    deciding:
      'Quelqu’un chez Roomtone examine les deux côtés et tranche, avec une raison que vous lisez tous les deux.',
    held: 'Le versement de cette réservation attend jusque-là.',
    withdrawn: 'Elle a été retirée. Rien n’est demandé à personne.',
    nothing: 'Il n’y a plus rien à faire.',
    refund: (amount: string) => `${amount} sont en route vers le locataire.`,
    refundDone: (amount: string) => `${amount} ont été rendus au locataire.`,
    refundFailed: (amount: string) =>
      `${amount} n’ont pas encore pu être renvoyés. Nous sommes prévenus et nous nous en occupons.`,
    charging: (amount: string) => `${amount} sont en cours de débit sur la carte du locataire.`,
    charged: (amount: string) =>
      `${amount} ont été débités sur la carte du locataire et sont versés à l’hôte.`,
    unpaid: (amount: string) => `Le locataire a été invité à payer ${amount} avec une autre carte.`,
  },
  timeline: {
    title: 'Chronologie',
    moments: {
      opened: 'Signalé',
      answered: 'Répondues',
      agreed: 'Accepté',
      lapsed: 'Le délai de réponse était écoulé',
      decided: 'Tranché',
      withdrawn: 'Retiré',
      refunded: 'Rendu au locataire',
      charged: 'Débité sur la carte du locataire',
      declined: 'La carte a été refusée',
    } satisfies Record<ClaimView['timeline'][number]['what'], string>,
  },
  respond: {
    title: 'Votre réponse',
    agree: (amount: string) => `Accepter et payer ${amount}`,
    disagree: 'Je ne suis pas d’accord',
    text: 'Votre version',
    textHint: 'Ce dont vous vous souvenez, et pourquoi vous le voyez autrement.',
    send: 'Envoyer ma réponse',
    sending: 'Envoi…',
    sent: 'Votre réponse est envoyée',
    agreed: 'Accepté',
    confirm: {
      title: (amount: string) => `Payer ${amount} ?`,
      guest: (amount: string) =>
        `${amount} sont débités aussitôt sur la carte de cette réservation. Le dossier est alors clos.`,
      host: (amount: string) =>
        `${amount} reviennent au locataire, sur ce que vous rapporte cette réservation ou sur vos prochains versements. Le dossier est alors clos.`,
      confirm: 'Accepter et payer',
      pending: 'Paiement...',
      cancel: 'Pas maintenant',
    },
  },
  withdraw: {
    button: 'Retirer le signalement',
    done: 'Retiré',
    confirm: {
      title: 'Retirer le signalement ?',
      text: 'Plus rien n’est demandé à l’autre partie, et le versement reprend. Vous pouvez le signaler à nouveau tant que durent les 72 heures.',
      confirm: 'Le retirer',
      pending: 'Retrait...',
      cancel: 'La garder',
    },
  },
  pay: {
    title: (amount: string) => `Payer ${amount}`,
    text: 'La carte de cette réservation n’a pas pu être débitée. Tant que ce n’est pas payé, vous ne pouvez pas envoyer de nouvelles demandes.',
    declined: 'Votre carte a été refusée',
    button: (amount: string) => `Payer ${amount}`,
    pending: 'En cours…',
    paid: 'Payé. Merci.',
    working: 'Votre banque est interrogée. Cela prend en général quelques secondes.',
  },
}
