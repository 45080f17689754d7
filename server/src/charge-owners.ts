import { rentCharge } from './features/booking/request/rent-charge.ts'
import { claimCharge } from './features/claim/pay/claim-charge.ts'
import type { ChargeOwners } from './features/payment/charge/charge-owner.ts'

/** Which feature is told about the outcome of a charge, by what the charge pays for. */
export const CHARGE_OWNERS: ChargeOwners = { rent: rentCharge, claim: claimCharge }
