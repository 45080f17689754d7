import type { CreditKind, CreditUseState } from '@roomtone/domain/credit/credit'
import type { CreditStanding } from '@roomtone/domain/credit/standing'

export const creditsTexts = {
  kinds: { gift_card: 'Gift card', coupon: 'Coupon' } satisfies Record<CreditKind, string>,
  name: (kind: string, last4: string) => `${kind} •••• ${last4}`,
  nameRead: (kind: string, last4: string) => `${kind} ending in ${last4}`,
  left: (amount: string) => `${amount} left`,
  off: (amount: string) => `${amount} off`,
  offPercent: (percent: number) => `${percent}% off`,
  upTo: (amount: string) => `up to ${amount}`,
  fromTotal: (amount: string) => `from a total of ${amount}`,
  until: (day: string) => `until ${day}`,
  noEnd: 'does not expire',
  standings: {
    usable: 'Ready to use',
    used_up: 'Used up',
    expired: 'Expired',
    stopped: 'No longer valid',
  } satisfies Record<CreditStanding, string>,
  uses: {
    title: (count: number) => (count === 1 ? 'Used once' : `Used ${count} times`),
    open: (space: string) => `Open the trip to ${space}`,
    states: {
      held: (amount: string) => `${amount} held by a request`,
      spent: (amount: string) => `${amount} paid`,
      let_go: (amount: string) => `${amount} held, and free again`,
    } satisfies Record<CreditUseState, (amount: string) => string>,
    returned: (amount: string) => `${amount} came back`,
  },
  add: {
    label: 'Gift card or coupon code',
    hint: '16 letters and digits. Spaces, dashes and small letters do not matter.',
    button: 'Add code',
    pending: 'Checking...',
    cancel: 'Cancel',
    addedGiftCard: (amount: string) => `Gift card added: ${amount} to spend`,
    addedCoupon: 'Coupon added',
  },
  settings: {
    giftCards: {
      title: 'Gift cards',
      add: 'Add gift card',
      none: 'No gift card yet. Add one with the code you were given.',
      count: (count: number, balance: string) =>
        `${count === 1 ? '1 gift card' : `${count} gift cards`}, ${balance} to spend`,
    },
    coupons: {
      title: 'Coupons',
      add: 'Add coupon',
      none: 'No coupon yet. Add one with its code.',
      count: (count: number) => (count === 1 ? '1 to use' : `${count} to use`),
    },
    failed: 'Your gift cards and coupons could not be loaded',
    help: 'How gift cards and coupons work',
  },
  checkout: {
    title: 'Gift cards and coupons',
    failed: 'Your gift cards and coupons could not be loaded. You can still pay by card.',
    enter: 'Enter a code',
    oneCoupon: 'One coupon for each booking.',
    covered: 'Your gift cards and coupons cover the whole total. No card is needed.',
    covers: (amount: string) => `pays ${amount}`,
    toPay: 'To pay by card',
    byCard: 'By card',
    note: 'No card is needed. Nothing is spent until the host accepts',
    instantNote: 'Instant booking: it is confirmed at once. No card is needed',
    confirmed:
      'It is paid with your gift cards and coupons. The address and the access notes are in your trips.',
    sent: 'Your gift cards and coupons are held for it, and nothing is spent until the host accepts.',
    minus: (amount: string) => `−${amount}`,
    nextCovered: 'What you have chosen is held for you. No card is asked.',
    nextCoveredInstant: 'What you have chosen pays for it, and the booking is confirmed.',
  },
}
