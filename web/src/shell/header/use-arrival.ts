import { useEffect, useRef, useState } from 'react'

/** The announcement for screen readers. Only a rise is news; what was there when the page loaded is not. */
export function useArrival(count: number | null, isQuiet: boolean, words: (count: number) => string): string {
  const before = useRef<number | null>(null)
  const latestWords = useRef(words)
  latestWords.current = words
  const [text, setText] = useState('')
  useEffect(() => {
    if (count === null) return
    const rose = before.current !== null && count > before.current
    if (rose && !isQuiet) setText(latestWords.current(count))
    else if (count === 0 || isQuiet) setText('')
    before.current = count
  }, [count, isQuiet])
  return text
}
