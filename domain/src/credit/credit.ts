export const CREDIT_KINDS = ['gift_card', 'coupon'] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]

/** Held with the request, spent when it is confirmed, released when the request ends. */
export type CreditUseState = 'held' | 'spent' | 'let_go'
