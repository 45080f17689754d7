import type { Member } from '@roomtone/contract/account/member'
import { useServices } from '../../platform/services.tsx'

/** Stores the server's answer about the person as what this browser knows, for the guards too. */
export function useKeepMember(): (member: Member) => void {
  const { session, queryClient } = useServices()
  return (member) => {
    session?.updateUser(member)
    queryClient.setQueryData(['me', member.id], member)
  }
}
