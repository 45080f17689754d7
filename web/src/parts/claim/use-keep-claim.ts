import type { ClaimView } from '@roomtone/contract/claim/claim'
import { useServices } from '../../platform/services.tsx'
import { refreshBookings } from '../booking/booking.query.ts'
import { claimQuery } from './claims.query.ts'

/** Shows an answer to a case on its page right away; everything about its booking reloads. */
export function useKeepClaim() {
  const services = useServices()
  return (claim: ClaimView): void => {
    services.queryClient.setQueryData(claimQuery(services, claim.id).queryKey, claim)
    void refreshBookings(services.queryClient)
  }
}
