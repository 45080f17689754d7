import { editorTexts as texts } from '@roomtone/texts/listing/editor'
import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
// Not lazy: the guard of unsaved words must not need a download itself.
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { askBeforeLeaving } from '../../../platform/forms/before-leaving.ts'
import { useServices } from '../../../platform/services.tsx'

type Answer = (leave: boolean) => void

/**
 * Asks before unsaved words are lost: on a link, on Back, before signing out and before the window closes.
 */
export function LeaveGuard({ when, listingId }: { when: boolean; listingId: string }) {
  const { session } = useServices()
  const [asked, setAsked] = useState<{ answer: Answer } | null>(null)
  const blocker = useBlocker(({ nextLocation }) => {
    // Someone whose session has ended cannot stay, because the page that would ask goes with it.
    if (!session?.get()) return false
    const next = new URLSearchParams(nextLocation.search)
    const stays = nextLocation.pathname === '/hosting' && next.get('listing') === listingId
    return when && !(stays && next.get('tab') === 'listings')
  })

  useEffect(() => {
    if (!when) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    const takeBack = askBeforeLeaving(() => new Promise((answer) => setAsked({ answer })))
    return () => {
      window.removeEventListener('beforeunload', warn)
      takeBack()
    }
  }, [when])

  function answer(leave: boolean): void {
    asked?.answer(leave)
    setAsked(null)
  }

  if (asked)
    return (
      <ConfirmDialog {...texts.leave} onConfirm={() => asked.answer(true)} onClose={() => answer(false)} />
    )
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog {...texts.leave} onConfirm={() => blocker.proceed()} onClose={() => blocker.reset?.()} />
  )
}
