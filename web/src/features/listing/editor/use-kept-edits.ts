import { useEffect, useRef, useState } from 'react'
import { keepDraft, readDraft } from '../../../platform/forms/kept-draft.ts'
import { useServices } from '../../../platform/services.tsx'
import { isLeaving } from '../../../platform/session/leaving.ts'
import { useMember } from '../../../platform/session/use-session.ts'
import { keepable, type Typed } from './edits.ts'

/** What is typed outlives a session that ends by itself: it waits in this tab until its author is back. */
export function useKeptEdits(listingId: string) {
  const { session } = useServices()
  const key = `roomtone.edits.${useMember()?.id}.${listingId}`
  const [typed, setTyped] = useState<Typed>(() => readDraft<Typed>(key) ?? {})
  const latest = useRef(typed)
  latest.current = typed

  useEffect(() => {
    keepDraft(key, null)
    return session?.listen((event) => {
      if (event === 'SIGNED_OUT' && !isLeaving()) keepDraft(key, keepable(latest.current))
    })
  }, [session, key])

  return [typed, setTyped] as const
}
