import { useEffect, useRef, useState } from 'react'

const PAUSE = 250

/** For a search whose words live in the address: typing shows at once, the address follows after a short pause. */
export function useLateText(
  value: string,
  onChange: (value: string) => void,
): { text: string; type: (typed: string) => void } {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onChange)
  latest.current = onChange

  // The address may change by other hands: Back, or a button that clears the filters.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])

  useEffect(() => () => clearTimeout(timer.current), [])

  function type(typed: string): void {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = typed.trim()
      latest.current(sent.current)
    }, PAUSE)
  }

  return { text, type }
}
