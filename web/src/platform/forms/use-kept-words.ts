import { useEffect, useRef, useState } from 'react'
import { useServices } from '../services.tsx'
import { isLeaving } from '../session/leaving.ts'
import { keepDraft, readDraft } from './kept-draft.ts'

export type Words = Record<string, string>

/** Each person's own: the next person to sign in to this tab does not find them. */
export function useWordsKey(name: string): string {
  return `roomtone.words.${useServices().session?.get()?.user.id}.${name}`
}

/**
 * Typed words survive a session that ends by itself: they wait in this tab until their author returns.
 * Returns the kept words; null without any. `now` is called when the session ends.
 */
export function useKeptWords(name: string, now: () => Words | null): Words | null {
  const { session } = useServices()
  const key = useWordsKey(name)
  const [kept] = useState(() => readDraft<Words>(key))
  const latest = useRef(now)
  latest.current = now

  useEffect(() => {
    keepDraft(key, null)
    return session?.listen((event) => {
      if (event === 'SIGNED_OUT' && !isLeaving()) keepDraft(key, latest.current())
    })
  }, [session, key])

  return kept
}

/** Files cannot be kept. */
export function wordsIn(data: FormData): Words {
  const words = [...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(words)
}
