import type { PhotoView } from '@roomtone/contract/photo/photo'
import { photoCalls } from '@roomtone/contract/photo/photo.calls'
import { photosTexts as texts } from '@roomtone/texts/photo/photos'
import { useEffect, useRef } from 'react'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'

const PAUSE = 800

/**
 * The description of a photo: the list has it right away, the server when the typing pauses, the field is
 * left, or the photo leaves the screen.
 */
export function usePhotoWords(photo: PhotoView, onDescribed: (photo: PhotoView) => void) {
  const { call } = useServices()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saved = useRef(photo.alt.trim())
  /** The same photo may have its field in two places; only the one with changes has something to save. */
  const isOurs = useRef(false)

  async function save(): Promise<void> {
    clearTimeout(timer.current)
    if (!isOurs.current) return
    const before = saved.current
    const alt = now.current.photo.alt.trim()
    isOurs.current = false
    if (alt === before) return
    saved.current = alt
    try {
      await call(photoCalls.describe, { params: { id: photo.id }, body: { alt } })
    } catch (error) {
      saved.current = before
      isOurs.current = true
      void showToast('error', texts.describeFailed, error instanceof Error ? error.message : undefined)
    }
  }

  const now = useRef({ photo, save })
  now.current = { photo, save }
  useEffect(() => () => void now.current.save(), [])

  function change(alt: string): void {
    if (!isOurs.current) saved.current = photo.alt.trim()
    isOurs.current = true
    onDescribed({ ...photo, alt })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void now.current.save(), PAUSE)
  }

  return { change, save: () => void save() }
}
