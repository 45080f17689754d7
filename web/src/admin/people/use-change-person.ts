import type { Person } from '@roomtone/contract/people/list-people'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import type { Role } from '@roomtone/domain/access/roles'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { useRevalidator } from 'react-router'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'

const texts = adminTexts.people

/** An admin's actions on one account. Each shows a message and reloads the lists. */
export function useChangePerson(person: Person) {
  const { call, queryClient, session } = useServices()
  const { revalidate } = useRevalidator()
  const { id, fullName } = person

  async function refresh(leaving = false): Promise<void> {
    if (session?.get()?.user.id === id) {
      // The guard asks again who is signed in, and sends away someone who is no longer an admin.
      queryClient.removeQueries({ queryKey: ['me'] })
      await revalidate()
      if (leaving) return
    }
    await queryClient.invalidateQueries({ queryKey: ['admin'] })
  }

  return {
    async setRole(role: Role, granted: boolean): Promise<void> {
      await call(peopleCalls.changeRole, { params: { id }, body: { role, granted } })
      void showToast('success', (granted ? texts.granted : texts.revoked)({ name: fullName, role }))
      await refresh(role === 'admin' && !granted)
    },
    async setSuspended(suspended: boolean, reason = ''): Promise<void> {
      await call(peopleCalls.suspend, { params: { id }, body: { suspended, reason } })
      const { title, text } = suspended ? texts.suspendedDone : texts.liftedDone
      void showToast('success', title({ name: fullName }), text)
      await refresh()
    },
  }
}
