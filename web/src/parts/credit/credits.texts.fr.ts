import type { CreditKind, CreditUseState } from '@roomtone/domain/credit/credit'
import type { CreditStanding } from '@roomtone/domain/credit/standing'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './credits.texts.ts'

export const creditsTexts: Translated<typeof english.creditsTexts> = {
  kinds: { gift_card: 'Carte cadeau', coupon: 'Bon' } satisfies Record<CreditKind, string>,
  name: (kind: string, last4: string) => `${kind} •••• ${last4}`,
  nameRead: (kind: string, last4: string) => `${kind} se terminant par ${last4}`,
  left: (amount: string) => `reste ${amount}`,
  off: (amount: string) => `${amount} de réduction`,
  offPercent: (percent: number) => `${percent} % de réduction`,
  upTo: (amount: string) => `jusqu’à ${amount}`,
  fromTotal: (amount: string) => `à partir d’un total de ${amount}`,
  until: (day: string) => `jusqu’au ${day}`,
  noEnd: 'n’expire pas',
  standings: {
    usable: 'Prêt à l’emploi',
    used_up: 'Épuisé',
    expired: 'Expirée',
    stopped: 'N’est plus valable',
  } satisfies Record<CreditStanding, string>,
  uses: {
    title: (count: number) => (count === 1 ? 'Utilisé une fois' : `Utilisé ${count} fois`),
    open: (space: string) => `Ouvrir le tournage à ${space}`,
    states: {
      held: (amount: string) => `${amount} réservés par une demande`,
      spent: (amount: string) => `${amount} payés`,
      let_go: (amount: string) => `${amount} réservés, puis libérés`,
    } satisfies Record<CreditUseState, (amount: string) => string>,
    returned: (amount: string) => `${amount} restitués`,
  },
  add: {
    label: 'Code de carte cadeau ou de bon',
    hint: '16 lettres et chiffres. Les espaces, les tirets et les minuscules ne comptent pas.',
    button: 'Ajouter un code',
    pending: 'Vérification…',
    cancel: 'Annuler',
    addedGiftCard: (amount: string) => `Carte cadeau ajoutée : ${amount} à dépenser`,
    addedCoupon: 'Bon ajouté',
  },
  settings: {
    giftCards: {
      title: 'Cartes cadeaux',
      add: 'Ajouter une carte cadeau',
      none: 'Pas encore de carte cadeau. Ajoutez-en une avec le code que l’on vous a donné.',
      count: (count: number, balance: string) =>
        `${count === 1 ? '1 carte cadeau' : `${count} cartes cadeaux`}, ${balance} à dépenser`,
    },
    coupons: {
      title: 'Bons de réduction',
      add: 'Ajouter un bon',
      none: 'Pas encore de bon. Ajoutez-en un avec son code.',
      count: (count: number) => (count === 1 ? '1 à utiliser' : `${count} à utiliser`),
    },
    failed: 'Vos cartes cadeaux et vos bons n’ont pas pu être chargés',
    help: 'Comment fonctionnent les cartes cadeaux et les bons',
  },
  checkout: {
    title: 'Cartes cadeaux et bons',
    failed: 'Vos cartes cadeaux et vos bons n’ont pas pu être chargés. Vous pouvez toujours payer par carte.',
    enter: 'Saisir un code',
    oneCoupon: 'Un bon par réservation.',
    covered: 'Vos cartes cadeaux et vos bons couvrent la totalité. Aucune carte n’est nécessaire.',
    covers: (amount: string) => `paie ${amount}`,
    toPay: 'À payer par carte',
    byCard: 'Par carte',
    note: 'Aucune carte n’est nécessaire. Rien n’est dépensé tant que l’hôte n’a pas accepté',
    instantNote: 'Aucune carte n’est nécessaire. La réservation est confirmée tout de suite',
    confirmed:
      'Payée avec vos cartes cadeaux et vos bons. L’adresse et les consignes d’accès sont dans vos tournages.',
    sent: 'Vos cartes cadeaux et vos bons sont réservés. Rien n’est dépensé tant que l’hôte n’a pas accepté.',
    minus: (amount: string) => `−${amount}`,
    nextCovered: 'Nous réservons vos cartes cadeaux et vos bons. Aucune carte n’est nécessaire.',
    nextCoveredInstant: 'Vos cartes cadeaux et vos bons paient la réservation. Elle est confirmée.',
  },
}
