import { useEffect, useState } from 'react'
import type { Price } from './subject.ts'

type Seen = { shown: Price; before: Price | null }

/** The price the person has seen, and the one before it until they agree to the new one. */
export function useSeenPrice(price: Price, onChange: () => void) {
  const [{ shown, before }, setSeen] = useState<Seen>({ shown: price, before: null })
  const isOther = JSON.stringify(price) !== JSON.stringify(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another price is a change
  useEffect(() => {
    if (!isOther) return
    setSeen({ shown: price, before: shown })
    onChange()
  }, [isOther])
  return { shown, before, accept: () => setSeen({ shown, before: null }) }
}
