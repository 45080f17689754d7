import { adminTexts } from '@roomtone/texts/admin/admin'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import type { WaitlistEntry } from '../waitlist/waitlist.query.ts'
import { type Invited, inviteEveryone } from './invite-everyone.ts'

const texts = adminTexts.waitlist.done

/** Stays pending until the list has reloaded, so that no row can be pressed twice. */
export function useInvite(onDone: () => void) {
  const { call, queryClient } = useServices()
  return useMutation({
    mutationFn: (entries: readonly WaitlistEntry[]) => inviteEveryone(call, entries),
    onSuccess: announce,
    onError: toastError,
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      onDone()
    },
  })
}

function announce({ invited, alreadyInvited }: Invited, entries: readonly WaitlistEntry[]): void {
  if (invited === 0) {
    const { title, text } = texts.none
    return void showToast('info', title, text({ already: alreadyInvited }))
  }
  const { title, text } = wordsFor(invited, alreadyInvited, entries)
  void showToast('success', title, text)
}

function wordsFor(invited: number, alreadyInvited: number, entries: readonly WaitlistEntry[]) {
  const { one, many, some } = texts
  if (alreadyInvited > 0)
    return { title: some.title({ count: invited }), text: some.text({ already: alreadyInvited }) }
  const [only] = entries
  return entries.length === 1 && only
    ? { title: one.title({ name: only.fullName }), text: one.text }
    : { title: many.title({ count: invited }), text: many.text }
}
