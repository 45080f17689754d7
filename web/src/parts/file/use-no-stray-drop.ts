import { useEffect } from 'react'

/** A file that lands beside the field would open in place of the page, and take all that was typed with it. */
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
