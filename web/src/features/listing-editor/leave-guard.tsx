import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { editorTexts as texts } from './editor.texts.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../confirm-dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

/** Asks before what was typed is lost: on a link, on Back, and before the window closes. */
export function LeaveGuard({ when, listingId }: { when: boolean; listingId: string }) {
  const blocker = useBlocker(({ nextLocation }) => {
    const next = new URLSearchParams(nextLocation.search)
    const stays = nextLocation.pathname === '/hosting' && next.get('listing') === listingId
    return when && !(stays && next.get('tab') === 'listings')
  })

  useEffect(() => {
    if (!when) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [when])

  if (blocker.state !== 'blocked') return null
  return (
    <Suspense>
      <ConfirmDialog {...texts.leave} onConfirm={() => blocker.proceed()} onClose={() => blocker.reset?.()} />
    </Suspense>
  )
}
