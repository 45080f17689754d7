import { rentCharge } from './features/booking/request/rent-charge.ts'
import { claimCharge } from './features/claim/pay/claim-charge.ts'
import type { ChargeOwners } from './features/payment/charge/charge-owner.ts'

/** Who hears what comes of a charge, by what it pays for. */
export const CHARGE_OWNERS: ChargeOwners = { rent: rentCharge, claim: claimCharge }
