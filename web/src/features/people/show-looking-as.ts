import { accountCalls } from '@roomtone/contract/account/account.calls'
import { lookingAsTexts as texts } from '@roomtone/texts/people/looking-as'
import type { Services } from '../../platform/services.tsx'
import { whileLeaving } from '../../platform/session/leaving.ts'

/** Outside of React, so that every page has it; only tabs that look as somebody else load it. */
export function showLookingAs({ call, session }: Services): void {
  const looked = session?.get()
  if (!session || !looked) return
  const banner = document.createElement('aside')
  banner.setAttribute('aria-label', texts.label)
  banner.className =
    'fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t bg-wait-soft px-4 py-2 text-small text-wait'
  const words = document.createElement('p')
  words.className = 'font-medium'
  words.textContent = texts.looking({ name: looked.user.fullName })
  const stop = document.createElement('button')
  stop.type = 'button'
  stop.className = 'btn btn-line'
  stop.textContent = texts.stop
  const leave = () => {
    // Without this tab's session the admin's own applies again, on the page where they were.
    location.replace(`/admin/users?person=${looked.user.id}`)
  }
  stop.addEventListener('click', () => {
    stop.disabled = true
    void whileLeaving(async () => {
      // It ends by itself in minutes, so a server that can't be told now is no reason to stay.
      await call(accountCalls.signOut, {}).catch(() => {})
      session.signOut()
      leave()
    })
  })
  session.listen((event) => {
    if (event === 'SIGNED_OUT') leave()
  })
  banner.append(words, stop)
  document.body.append(banner)
  document.body.style.paddingBottom = `${banner.offsetHeight}px`
}
