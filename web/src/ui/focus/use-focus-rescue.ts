import { useLayoutEffect, useRef } from 'react'
import { focusIfLost } from './focus-if-lost.ts'

/** An answered request leaves the page, and takes the focused button with it. */
export function useFocusRescue() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(document.activeElement)) focusIfLost(document.getElementById('main'))
    }
  }, [])
  return box
}
