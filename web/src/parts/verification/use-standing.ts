import type { VerificationView } from '@roomtone/contract/verification/verification'
import { useServices } from '../../platform/services.tsx'
import { verificationQuery } from './verification.query.ts'

/** Shows an answer as the person's current verification, and goes where it sends them. */
export function useStanding() {
  const services = useServices()
  return async (view: VerificationView): Promise<void> => {
    const { queryKey } = verificationQuery(services)
    // A late answer to an earlier question would overwrite this one.
    await services.queryClient.cancelQueries({ queryKey })
    services.queryClient.setQueryData(queryKey, view)
    if (view.redirectUrl) location.assign(view.redirectUrl)
  }
}
