import type { VerificationView } from '@roomtone/contract/verification/verification'
import { useServices } from '../../platform/services.tsx'
import { verificationQuery } from './verification.query.ts'

/** Takes an answer for where the person stands now, and goes where it sends them. */
export function useStanding() {
  const services = useServices()
  return async (view: VerificationView): Promise<void> => {
    const { queryKey } = verificationQuery(services)
    // A question from before, answered late, would put the old standing in the place of this one.
    await services.queryClient.cancelQueries({ queryKey })
    services.queryClient.setQueryData(queryKey, view)
    if (view.redirectUrl) location.assign(view.redirectUrl)
  }
}
