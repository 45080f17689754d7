import { type RefObject, useEffect, useRef, useState } from 'react'
import { shareRead } from './reading.ts'

/** How far somebody has read this version. It never goes back, except for another text. */
export function useReading(text: RefObject<HTMLElement | null>, version: number) {
  const [furthest, setFurthest] = useState({ version, share: 0 })
  const shown = useRef(version)

  useEffect(() => {
    const reached = (share: number) =>
      setFurthest((before) =>
        before.version === version && before.share >= share ? before : { version, share },
      )
    const look = () => {
      const box = text.current?.getBoundingClientRect()
      if (box) reached(shareRead(box, window.innerHeight))
    }
    // Reaching the end of the old text does not mean having read the new one.
    if (shown.current !== version) window.scrollTo({ top: 0, behavior: 'instant' })
    shown.current = version
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [text, version])

  const share = furthest.version === version ? furthest.share : 0
  return { share, isRead: share >= 1, markRead: () => setFurthest({ version, share: 1 }) }
}
