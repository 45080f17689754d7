import { useEffect } from 'react'

/** A file dropped beside the field would open in place of the page and lose everything typed. */
export function useNoStrayDrop(): void {
  useEffect(() => {
    const stay = (event: DragEvent) => event.preventDefault()
    window.addEventListener('dragover', stay)
    window.addEventListener('drop', stay)
    return () => {
      window.removeEventListener('dragover', stay)
      window.removeEventListener('drop', stay)
    }
  }, [])
}
