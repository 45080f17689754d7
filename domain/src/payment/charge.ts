/** What a charge pays for. */
export const CHARGE_PURPOSES = ['rent', 'claim'] as const
export type ChargePurpose = (typeof CHARGE_PURPOSES)[number]
