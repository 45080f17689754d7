import { useEffect, useState } from 'react'

type Seen<T> = { shown: T; before: T | null }

/** What the person has seen, and what was there before it until they agree to the new. Two with one key are the same. */
export function useSeen<T>(latest: T, keyOf: (seen: T) => string, onChange: () => void) {
  const [{ shown, before }, setSeen] = useState<Seen<T>>({ shown: latest, before: null })
  const isOther = keyOf(latest) !== keyOf(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another key is a change
  useEffect(() => {
    if (!isOther) return
    setSeen({ shown: latest, before: shown })
    onChange()
  }, [isOther])
  return { shown, before, accept: () => setSeen({ shown, before: null }) }
}
