import { useRef, useState } from 'react'
import { keep, readKept } from './kept.ts'

const store = () => sessionStorage

/** State that survives a reload and the back button, in this tab. */
export function useKept<T extends object>(key: string, fresh: () => T): [T, (change: Partial<T>) => void] {
  const [value, setValue] = useState(() => {
    const opened = readKept(store, key, fresh())
    keep(store, key, opened)
    return opened
  })
  // What an answer changes must not undo what was typed while it was on its way.
  const latest = useRef(value)

  function change(part: Partial<T>): void {
    latest.current = { ...latest.current, ...part }
    keep(store, key, latest.current)
    setValue(latest.current)
  }

  return [value, change]
}
