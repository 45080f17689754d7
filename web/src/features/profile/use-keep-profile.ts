import type { OwnProfile } from '@roomtone/contract/profile/own-profile'
import { useServices } from '../../platform/services.tsx'
import { profileQuery } from './profile.query.ts'

/** What the server answered is what every part of the page shows; the public page is asked for anew. */
export function useKeepProfile(): (profile: OwnProfile) => void {
  const services = useServices()
  return (profile) => {
    services.queryClient.setQueryData(profileQuery(services).queryKey, profile)
    void services.queryClient.invalidateQueries({ queryKey: ['person'] })
  }
}
