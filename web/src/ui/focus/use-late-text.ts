import { useEffect, useRef, useState } from 'react'

const PAUSE = 250

/**
 * For a search whose words are in the address: the field shows typing immediately, and the address follows
 * after a short pause, or when the field is left. A later change of the address would undo the navigation of
 * the press that left the field.
 */
export function useLateText(
  value: string,
  onChange: (value: string) => void,
): { text: string; type: (typed: string) => void; leave: () => void } {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<string>(undefined)
  const latest = useRef(onChange)
  latest.current = onChange

  // The address may change from outside: Back, or a button that clears the filters.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])

  useEffect(() => () => clearTimeout(timer.current), [])

  function type(typed: string): void {
    setText(typed)
    clearTimeout(timer.current)
    waiting.current = typed.trim()
    timer.current = setTimeout(leave, PAUSE)
  }

  function leave(): void {
    clearTimeout(timer.current)
    if (waiting.current === undefined) return
    sent.current = waiting.current
    waiting.current = undefined
    latest.current(sent.current)
  }

  return { text, type, leave }
}
