import { leaveGuardTexts as texts } from '@roomtone/texts/dialog/leave-guard'
import { useEffect, useState } from 'react'
import { type Location, useBlocker } from 'react-router'
import { askBeforeLeaving } from '../../platform/forms/before-leaving.ts'
import { useServices } from '../../platform/services.tsx'
// Not lazy: the guard of unsaved words must not need a download itself.
import { ConfirmDialog } from './confirm-dialog.tsx'

type Answer = (leave: boolean) => void

type LeaveGuardProps = {
  when: boolean
  /** Nothing is lost on the way there. */
  stays: (next: Location) => boolean
}

/**
 * Asks before unsaved words are lost: on a link, on Back, before signing out and before the window closes.
 */
export function LeaveGuard({ when, stays }: LeaveGuardProps) {
  const { session } = useServices()
  const [asked, setAsked] = useState<{ answer: Answer } | null>(null)
  const blocker = useBlocker(({ nextLocation }) => {
    // Someone whose session has ended cannot stay, because the page that would ask goes with it.
    if (!session?.get()) return false
    return when && !stays(nextLocation)
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
    return <ConfirmDialog {...texts} onConfirm={() => asked.answer(true)} onClose={() => answer(false)} />
  if (blocker.state !== 'blocked') return null
  return <ConfirmDialog {...texts} onConfirm={() => blocker.proceed()} onClose={() => blocker.reset?.()} />
}
