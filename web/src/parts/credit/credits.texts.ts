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
  fromTotal: (amount: string) => `on ${amount} or more`,
  until: (day: string) => `until ${day}`,
  noEnd: 'never expires',
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
      let_go: (amount: string) => `${amount} held, then released`,
    } satisfies Record<CreditUseState, (amount: string) => string>,
    returned: (amount: string) => `${amount} returned`,
  },
  add: {
    label: 'Gift card or coupon code',
    hint: '16 letters and numbers. Spaces, dashes and capitals don’t matter.',
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
      none: 'No gift cards yet. Add one with its code.',
      count: (count: number, balance: string) =>
        `${count === 1 ? '1 gift card' : `${count} gift cards`}, ${balance} to spend`,
    },
    coupons: {
      title: 'Coupons',
      add: 'Add coupon',
      none: 'No coupons yet. Add one with its code.',
      count: (count: number) => (count === 1 ? '1 to use' : `${count} to use`),
    },
    failed: 'Your gift cards and coupons couldn’t be loaded',
    help: 'How gift cards and coupons work',
  },
  checkout: {
    title: 'Gift cards and coupons',
    failed: 'Your gift cards and coupons couldn’t be loaded. You can still pay by card.',
    enter: 'Enter a code',
    oneCoupon: 'One coupon per booking.',
    covered: 'Your gift cards and coupons cover the whole total. No card needed.',
    covers: (amount: string) => `pays ${amount}`,
    toPay: 'To pay by card',
    byCard: 'By card',
    note: 'No card needed. Nothing is spent until the host accepts',
    instantNote: 'No card needed. You’re booked right away',
    confirmed: 'Paid with your gift cards and coupons. Find the address and access notes in your trips.',
    sent: 'We’re holding your gift cards and coupons. Nothing is spent until the host accepts.',
    minus: (amount: string) => `−${amount}`,
    nextCovered: 'We hold your gift cards and coupons. No card needed.',
    nextCoveredInstant: 'Your gift cards and coupons pay for it. You’re booked.',
  },
}
