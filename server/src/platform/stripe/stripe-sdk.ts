import type Stripe from 'stripe'
import { onDemand } from '../on-demand.ts'

/** For the client and for telling its errors apart: both have to come from the same place. */
export const stripeSdk = onDemand<typeof Stripe>('stripe')
