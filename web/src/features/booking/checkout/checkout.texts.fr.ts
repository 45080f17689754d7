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
    title: 'Rien de choisi pour l’instant',
    text: 'Trouvez d’abord un lieu et un créneau ; tout ce qu’il faut pour envoyer la demande sera ensuite ici.',
  },
  action: 'Rechercher des lieux',
  loadFailed: 'Le paiement n’a pas pu être chargé',
  gone: {
    title: 'Ce n’est pas disponible',
    text: 'Le lieu ou la réservation n’existe plus, ou ne vous appartient pas.',
  },
  own: {
    title: 'C’est votre propre lieu',
    text: 'On ne réserve pas chez soi. Bloquez plutôt le créneau dans votre calendrier.',
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
    upTo: (most: number) => `Jusqu’à ${most} autorisées`,
    missing: 'Veuillez indiquer combien de personnes viendront',
    tooMany: (most: number) => `Ce lieu accueille une équipe de ${people(most)} au plus`,
  },
  production: {
    title: 'Détails de la production',
    name: 'Titre de la production',
    kind: 'Type de production',
    purpose: 'Objet',
    purposeHint: 'Une ligne que l’hôte lit en premier.',
    settled: 'Telle que vous l’avez envoyée.',
    withdraw: 'Retirer la demande pour la modifier',
  },
  declaration: {
    legend: 'Qu’implique le tournage ?',
    hint: 'Déclarez tout ce qui s’applique. L’hôte a indiqué ce que ce lieu autorise.',
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
    offered: 'Le créneau est à vous si vous le voulez. Aucune carte n’a encore été touchée.',
    left: 'pour payer',
    leftToTake: 'pour la prendre',
    working: 'Votre banque est interrogée. Cela prend en général quelques secondes.',
    slow: 'Le prestataire de paiement prend son temps. Votre demande est en sécurité, rien n’est débité deux fois, et cette page continue toute seule.',
  },
  rules: {
    title: 'Règlement intérieur',
    hours: 'Horaires',
    open: (from: string, to: string) => `${from} à ${to}`,
    between: (minutes: number) => `, avec ${pause(minutes)} entre les réservations`,
    papers: 'Documents',
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
      'Dans les 24 heures suivant la confirmation, tout est remboursé, si le début est à au moins 48 heures.',
  },
  submit: {
    request: 'Confirmer et payer',
    wait: 'Prendre la deuxième option',
    pending: 'En cours…',
    note: 'Vous n’êtes débité que si l’hôte accepte',
    instantNote: 'Réservation instantanée : elle est confirmée et votre carte est débitée aussitôt',
    waitNote: 'Aucune carte n’est requise et rien n’est débité',
  },
  next: {
    title: 'Et ensuite ?',
    now: 'Maintenant',
    authorized: (amount: string) => `Votre carte est autorisée pour ${amount}. Rien n’est débité.`,
    within: (hours: number) => `Sous ${plural(hours, 'heure')}`,
    by: (when: string) => `Avant le ${when}`,
    answer: (host: string) => `${host} accepte, ou l’autorisation disparaît.`,
    confirmed: 'Une fois confirmée',
    access: 'Vous recevez l’adresse et les consignes d’accès.',
    charged: (amount: string) => `Votre carte est débitée de ${amount} et la réservation est confirmée.`,
    atOnce: 'Juste après',
    inLine: 'Vous êtes en file pour ce créneau. Quelqu’un d’autre l’a en premier.',
    ifFree: 'S’il se libère',
    offered: 'Il vous est proposé, et gardé 12 heures le temps de décider.',
    otherwise: 'Sinon',
    lineEnds: 'Votre deuxième option s’éteint d’elle-même. Elle ne coûte rien.',
  },
  second: {
    title: 'Une deuxième option, comme la connaissent les équipes de tournage',
    text: 'Quelqu’un a ce créneau en première option. Avec une deuxième option, vous êtes le suivant : si la sienne tombe, il vous est proposé avant tout le monde. Aucune carte n’est touchée avant que vous preniez l’offre.',
    freeTitle: 'De nouveau libre',
    free: 'Ce créneau s’est libéré. Vous pouvez le demander tout de suite.',
    request: 'Demander à réserver',
  },
  problem: {
    title: 'Pas libre',
    nearest: 'Créneaux libres les plus proches',
    nothingNear: 'Rien n’est libre à moins de 60 jours.',
    wait: 'Prendre la deuxième option',
    waitText: 'Ou mettez-vous en file pour ce créneau : aucune carte n’est touchée sauf s’il se libère.',
    other: 'Choisir un autre créneau',
  },
  changed: {
    title: 'Le prix a changé',
    text: 'L’hôte a changé le prix depuis votre visite. Vérifiez le nouveau total et acceptez de nouveau.',
    before: 'Avant',
    now: 'Maintenant',
  },
  newTerms: {
    title: 'Les conditions ont changé',
    rules: 'Le règlement intérieur ci-dessous n’est plus le même.',
    refunds:
      'Ce qui vous revient en cas d’annulation n’est plus le même montant ; les dates sont à côté du prix.',
    instant: 'La réservation est maintenant confirmée immédiatement, et votre carte est alors débitée.',
    asked: 'L’hôte est maintenant consulté d’abord. Votre carte n’est pas débitée avant qu’il accepte.',
    text: 'Rien n’a été réservé ni débité. Veuillez lire les conditions et accepter de nouveau.',
  },
  unsent: {
    title: 'Roomtone n’a pas pu être joint',
    text: 'La demande est peut-être arrivée, peut-être pas. Appuyez de nouveau : elle n’est jamais envoyée deux fois, et aucune carte n’est débitée deux fois.',
  },
  verify: {
    lead: 'Les hôtes ouvrent leur porte à ceux qui ont montré qui ils sont. Faites-le une fois, ici même ; ce que vous avez rempli reste.',
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
      title: 'Réservation confirmée !',
      text: 'Votre carte a été débitée. L’adresse et les consignes d’accès sont dans vos tournages.',
    },
    waiting: {
      title: 'Vous êtes en file',
      text: 'Vous avez la deuxième option. Nous vous prévenons aussitôt si le créneau se libère.',
    },
    earlier: {
      title: 'Votre premier essai était bien arrivé',
      text: 'Il a été envoyé tel quel, nous continuons donc avec cette demande.',
    },
  },
  already: {
    sent: {
      title: 'Cette demande est chez l’hôte',
      text: 'Votre carte est autorisée, et rien n’est débité avant que l’hôte accepte.',
    },
    confirmed: {
      title: 'Cette réservation est confirmée',
      text: 'Elle est payée. L’adresse et les consignes d’accès sont dans vos tournages.',
    },
    waiting: {
      title: 'Vous êtes deuxième pour ce créneau',
      text: 'Nous vous prévenons aussitôt s’il se libère. Aucune carte n’a été touchée.',
    },
    over: {
      title: 'Ce créneau ne vous est plus réservé',
      text: 'La demande a pris fin, et aucune carte n’a été débitée.',
    },
    unpaid: {
      title: 'Votre carte a encore été refusée',
      text: 'Nous avons libéré le créneau : il est de nouveau disponible pour tout le monde. Rien n’a été débité, et vos cartes cadeaux et coupons restent utilisables. Vous pouvez envoyer une nouvelle demande avec une autre carte.',
    },
    replaced: {
      title: 'Vous avez envoyé une autre demande',
      text: 'Nous gardons un seul créneau impayé par personne, nous avons donc libéré celui-ci. Rien n’a été débité.',
    },
    open: 'Ouvrir ce tournage',
    again: 'Recommencer',
  },
}
