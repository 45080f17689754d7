import type { ClaimView } from '@roomtone/contract/claim/claim'
import { useServices } from '../../platform/services.tsx'
import { refreshBookings } from '../booking/booking.query.ts'
import { claimQuery } from './claims.query.ts'

/** What an answer has made of a case stands on its page at once; everything about its booking asks again. */
export function useKeepClaim() {
  const services = useServices()
  return (claim: ClaimView): void => {
    services.queryClient.setQueryData(claimQuery(services, claim.id).queryKey, claim)
    void refreshBookings(services.queryClient)
  }
}
