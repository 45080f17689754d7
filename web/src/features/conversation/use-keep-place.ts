import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadItem } from './thread-items.ts'

const NEAR = 64

type Place = {
  box: RefObject<HTMLDivElement | null>
  onScroll: () => void
  /** A message arrived while the reader was further up. */
  hasNews: boolean
  toEnd: () => void
}

/** Keeps the end in view while the reader is there; further up, nothing moves while they read. */
export function useKeepPlace(items: readonly ThreadItem[]): Place {
  const box = useRef<HTMLDivElement>(null)
  const was = useRef<{ first?: string; last?: string; height: number }>({ height: 0 })
  const atEnd = useRef(true)
  const [hasNews, setHasNews] = useState(false)
  const [first, last] = [items.at(0)?.key, items.at(-1)]

  function toEnd(): void {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const before = was.current
    const isNew = last !== undefined && last.key !== before.last
    if (atEnd.current || (isNew && last.isOwn)) element.scrollTop = element.scrollHeight
    else if (first !== before.first) element.scrollTop += element.scrollHeight - before.height
    if (isNew && !atEnd.current && !last.isOwn) setHasNews(true)
    was.current = {
      height: element.scrollHeight,
      ...(first !== undefined && { first }),
      ...(last && { last: last.key }),
    }
  })

  // A growing field or a loading picture: the end stays in place.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight
      was.current.height = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return {
    box,
    hasNews,
    toEnd,
    onScroll: () => {
      const element = box.current
      if (!element) return
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
      if (atEnd.current) setHasNews(false)
    },
  }
}
