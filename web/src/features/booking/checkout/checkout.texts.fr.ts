import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './checkout.texts.ts'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
const people = (count: number) => (count === 1 ? '1 personne' : `${count} personnes`)
const pause = (minutes: number) => {
  if (minutes === 60) return 'une heure'
  return minutes % 60 === 0 ? plural(minutes / 60, 'heure') : plural(minutes, 'minute')
}

export const checkoutTexts: Translated<typeof english.checkoutTexts> = {
  title: 'Demander à réserver',
  waitTitle: 'Prendre la deuxième option',
  empty: {
    title: 'Aucun lieu choisi',
    text: 'Choisissez d’abord un lieu et un créneau, puis envoyez votre demande ici.',
  },
  action: 'Rechercher des lieux',
  loadFailed: 'Cette page de paiement n’a pas pu s’afficher',
  gone: {
    title: 'Ce n’est pas disponible',
    text: 'Le lieu ou la réservation n’existe plus, ou vous n’y avez pas accès.',
  },
  own: {
    title: 'C’est votre propre lieu',
    text: 'Vous ne pouvez pas réserver votre propre lieu. Bloquez plutôt le créneau dans votre calendrier.',
    action: 'Ouvrir votre calendrier',
  },
  booking: {
    title: 'Votre réservation',
    change: 'Modifier',
    changeLabel: 'Modifier la date et l’heure',
    when: 'Date et heure',
    length: (by: 'hour' | 'day', length: number, zone: string) =>
      `${plural(length, by === 'hour' ? 'heure' : 'jour')}, ${zone}`,
    as: 'Vous réservez en tant que',
    verified: 'Vérifié',
    unverified: 'Pas encore vérifié',
  },
  crew: {
    label: 'Équipe',
    fewer: 'Une personne de moins',
    more: 'Une personne de plus',
    people,
    upTo: (most: number) => `Jusqu’à ${people(most)}`,
    missing: 'Veuillez indiquer combien de personnes viendront',
    tooMany: (most: number) => `Ce lieu accueille une équipe de ${people(most)} au plus`,
  },
  production: {
    title: 'Détails de la production',
    name: 'Titre de la production',
    kind: 'Type de production',
    purpose: 'Objet',
    purposeHint: 'Une ligne que l’hôte lit en premier.',
    settled: 'Ces informations sont fixées.',
    withdraw: 'Retirez la demande pour les modifier',
  },
  declaration: {
    legend: 'Qu’implique le tournage ?',
    hint: 'Cochez tout ce qui s’applique. Voici ce que l’hôte autorise.',
    notAllowed: 'Non autorisé ici',
    none: 'Rien de tout cela',
    missing: 'Cochez ce qui s’applique, ou Rien de tout cela',
  },
  payment: {
    declinedTitle: 'Votre carte a été refusée',
    declined: 'Votre banque ne l’a pas approuvée. Rien n’a été débité.',
    declinedField: 'Refusée. Veuillez essayer une autre carte',
    held: 'Nous gardons le créneau pour vous pendant que vous essayez une autre carte. Si elle est refusée aussi, nous libérons le créneau.',
    payable: 'Nous gardons le créneau pour vous jusqu’au paiement. Envoyer une autre demande le libère.',
    offered: 'Le créneau est à vous si vous le voulez. Rien n’a été débité.',
    left: 'pour payer',
    leftToTake: 'pour le réserver',
    working: 'Nous interrogeons votre banque. Cela prend en général quelques secondes.',
    slow: 'C’est plus long que d’habitude. Votre demande est bien enregistrée, vous ne serez pas débité deux fois et cette page se met à jour toute seule.',
  },
  rules: {
    title: 'Règlement intérieur',
    hours: 'Horaires',
    open: (from: string, to: string) => `${from} à ${to}`,
    between: (minutes: number) => `, avec ${pause(minutes)} entre les réservations`,
    papers: 'Documents requis',
    bring: (papers: string) => `${papers}, à fournir avant le tournage`,
    agree: 'J’accepte le règlement intérieur et la politique d’annulation',
    agreed: 'Vous avez accepté le règlement intérieur et la politique d’annulation en envoyant la demande.',
    missing: 'Accord requis',
  },
  summary: {
    label: 'Récapitulatif de la réservation',
    rated: 'Noté',
    hours: (unit: string, count: number) => `${unit} × ${plural(count, 'heure')}`,
    days: (unit: string, count: number) => `${unit} × ${plural(count, 'jour')}`,
    dayCap: 'Jamais plus que le prix à la journée',
    discount: 'Remise hebdomadaire',
    cleaning: 'Frais de ménage',
    subtotal: 'Sous-total',
    platformFee: 'Frais de plateforme',
    tax: 'Taxes',
    total: 'Total',
    currency: 'USD',
    percent: (count: number) => `${count}%`,
    bar: (by: 'hour' | 'day', length: number) => `Total, ${plural(length, by === 'hour' ? 'heure' : 'jour')}`,
  },
  refund: {
    grace:
      'Annulez dans les 24 heures suivant la confirmation et tout vous est remboursé, si le tournage a lieu dans 48 heures ou plus.',
  },
  submit: {
    request: 'Confirmer et payer',
    wait: 'Prendre la deuxième option',
    pending: 'En cours…',
    note: 'Vous n’êtes débité que si l’hôte accepte',
    instantNote: 'Vous êtes débité au moment de réserver',
    waitNote: 'Aucune carte n’est requise et rien n’est débité',
  },
  next: {
    title: 'Et ensuite ?',
    now: 'Maintenant',
    authorized: (amount: string) => `${amount} sont bloqués sur votre carte. Rien n’est encore débité.`,
    within: (hours: number) => `Sous ${plural(hours, 'heure')}`,
    by: (when: string) => `Avant le ${when}`,
    answer: (host: string) => `${host} accepte, ou nous levons l’autorisation.`,
    confirmed: 'Une fois confirmée',
    access: 'Vous recevez l’adresse et les consignes d’accès.',
    charged: (amount: string) => `Nous débitons ${amount} sur votre carte. C’est réservé.`,
    atOnce: 'Juste après',
    inLine: 'Vous avez une deuxième option. Quelqu’un d’autre a la première.',
    ifFree: 'S’il se libère',
    offered: 'Nous vous le proposons et vous le gardons jusqu’à 12 heures, le temps de décider.',
    otherwise: 'Sinon',
    lineEnds: 'Votre deuxième option prend fin. Elle ne coûte rien.',
  },
  second: {
    title: 'Comment fonctionne une deuxième option',
    text: 'Quelqu’un d’autre a la première option sur ce créneau. S’il y renonce, nous le proposons aux deuxièmes options par ordre d’arrivée. Il ne vous faut une carte que si vous acceptez l’offre.',
    freeTitle: 'De nouveau libre',
    free: 'Ce créneau s’est libéré. Vous pouvez le demander tout de suite.',
    request: 'Demander à réserver',
  },
  problem: {
    title: 'Non disponible',
    nearest: 'Créneaux libres les plus proches',
    nothingNear: 'Rien n’est libre à moins de 60 jours de ce créneau.',
    wait: 'Prendre la deuxième option',
    waitText: 'Ou prenez une deuxième option sur ce créneau. Il ne vous faut une carte que s’il se libère.',
    other: 'Choisir un autre créneau',
  },
  changed: {
    title: 'Le prix a changé',
    text: 'Le prix a changé depuis que vous avez ouvert cette page. Vérifiez le nouveau total et acceptez de nouveau.',
    before: 'Avant',
    now: 'Maintenant',
  },
  newTerms: {
    title: 'Les conditions ont changé',
    rules: 'Le règlement intérieur ci-dessous a changé.',
    refunds: 'Votre remboursement en cas d’annulation a changé. Les dates sont à côté du prix.',
    instant: 'C’est maintenant une réservation instantanée. Vous êtes débité au moment de réserver.',
    asked: 'L’hôte doit maintenant accepter d’abord. Vous ne serez débité que s’il accepte.',
    text: 'Rien n’a été réservé ni débité. Veuillez lire les conditions et accepter de nouveau.',
  },
  unsent: {
    title: 'Impossible de joindre Roomtone',
    text: 'Nous ne savons pas si votre demande est arrivée. Appuyez de nouveau : elle ne sera ni envoyée ni débitée deux fois.',
  },
  verify: {
    lead: 'Les hôtes ne louent qu’à des personnes dont l’identité est vérifiée. Faites-le une fois, ici même. Ce que vous avez rempli reste.',
    first: { title: 'Vérification requise', text: 'Veuillez d’abord vérifier votre identité.' },
  },
  email: {
    title: 'Confirmez votre e-mail',
    text: (email: string) =>
      `Nous avons envoyé un lien à ${email}. Ouvrez-le, puis revenez : ce que vous avez rempli reste.`,
  },
  toasts: {
    sent: {
      title: 'Réservation demandée !',
      text: 'Votre demande a été envoyée à l’hôte. Vous recevrez les accès une fois qu’elle sera approuvée.',
    },
    confirmed: {
      title: 'Réservation confirmée',
      text: 'Votre carte a été débitée. L’adresse et les consignes d’accès sont dans vos tournages.',
    },
    waiting: {
      title: 'Vous avez une deuxième option',
      text: 'Nous vous prévenons si le créneau se libère.',
    },
    earlier: {
      title: 'Votre première demande est bien arrivée',
      text: 'Nous continuons avec elle, telle que vous l’avez envoyée.',
    },
  },
  already: {
    sent: {
      title: 'L’hôte a votre demande',
      text: 'Le montant est bloqué sur votre carte. Rien n’est débité avant que l’hôte accepte.',
    },
    confirmed: {
      title: 'Cette réservation est confirmée',
      text: 'Elle est payée. L’adresse et les consignes d’accès sont dans vos tournages.',
    },
    waiting: {
      title: 'Vous avez une deuxième option sur ce créneau',
      text: 'Nous vous prévenons s’il se libère. Rien n’a été débité.',
    },
    over: {
      title: 'Ce créneau ne vous est plus réservé',
      text: 'La demande a pris fin, et rien n’a été débité.',
    },
    cancelled: {
      title: 'Cette réservation a été annulée',
      text: 'Ouvrez le tournage pour voir votre remboursement.',
    },
    notYours: {
      title: 'Il n’y a rien à payer ici',
      text: 'Seul le locataire peut payer cette réservation.',
    },
    unpaid: {
      title: 'Votre carte a encore été refusée',
      text: 'Nous avons libéré le créneau : il est de nouveau disponible pour tout le monde. Rien n’a été débité, et vos cartes cadeaux et vos bons restent utilisables. Vous pouvez envoyer une nouvelle demande avec une autre carte.',
    },
    replaced: {
      title: 'Vous avez envoyé une autre demande',
      text: 'Nous gardons un seul créneau impayé par personne, nous avons donc libéré celui-ci. Rien n’a été débité.',
    },
    open: 'Ouvrir ce tournage',
    again: 'Recommencer',
  },
}
