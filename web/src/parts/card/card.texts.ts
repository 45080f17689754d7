import { CARD_BRAND_LABELS, type CardProblem, type TypedCard } from '@roomtone/domain/payment/card'

type Problems = Record<CardProblem, string>

export const cardTexts = {
  title: 'Payment',
  saved: 'Card',
  ending: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  expires: (month: number, year: number) =>
    `Expires ${String(month).padStart(2, '0')} / ${String(year).slice(2)}`,
  expired: 'Expired',
  another: 'Another card',
  savedFailed: 'Your saved cards couldn’t be loaded. You can still enter one.',
  number: 'Card number',
  expiry: 'Expiry',
  expiryPlaceholder: 'MM / YY',
  cvc: 'CVC',
  cvcPlaceholder: (digits: number) => `${digits} digits`,
  save: 'Save this card for next time',
  note: 'Card details go straight to the payment provider and never reach our server.',
  fieldsFailed: 'The card form couldn’t be loaded.',
  problems: {
    number: {
      incomplete: 'Please enter the full card number',
      invalid: 'Please check the card number',
      expired: 'This card has expired',
    },
    expiry: {
      incomplete: 'Please enter month and year',
      invalid: 'Please check the expiry date',
      expired: 'This card has expired',
    },
    cvc: {
      incomplete: 'Please enter the code on the card',
      invalid: 'Please check the code on the card',
      expired: 'This card has expired',
    },
  } satisfies Record<keyof TypedCard, Problems>,
  brands: CARD_BRAND_LABELS,
}

export const bankTexts = {
  title: 'Your bank wants to confirm it’s you',
  text: (amount: string) => `This takes the place of your bank’s page. Approve or refuse the ${amount} hold.`,
  approve: 'Approve',
  refuse: 'Refuse',
  waiting: 'Your bank wants to confirm it’s you before it approves the card.',
  open: 'Go to your bank',
  pending: 'Processing...',
}
