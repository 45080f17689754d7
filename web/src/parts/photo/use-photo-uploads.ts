import { ApiError, UnreachableError } from '@roomtone/contract/call'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import { photoCalls } from '@roomtone/contract/photo/photo.calls'
import { PHOTO_MAX_BYTES } from '@roomtone/domain/listing/options'
import { photosTexts } from '@roomtone/texts/photo/photos'
import { useEffect, useRef, useState } from 'react'
import { type Services, useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { upload } from '../../platform/uploads/upload.ts'
import { insertChosen } from './photo-order.ts'
import { PhotoUploads } from './photo-uploads.ts'

const texts = photosTexts.uploads

export type OnPhotos = (photos: PhotoView[]) => void

/**
 * Uploads that continue while their owner is mounted, whether or not the photo field is on screen. Call this
 * where the photos are, and pass it to a PhotoField.
 */
export function usePhotoUploads(photos: readonly PhotoView[], onChange: OnPhotos): PhotoUploads {
  const { session } = useServices()
  const now = useRef({ photos, onChange })
  now.current = { photos, onChange }
  const keys = useRef(new Map<string, number>())
  const [uploads] = useState(
    () =>
      new PhotoUploads({
        send: (file, progress) => send(session, file, progress),
        refuse,
        explain,
        onSettled: announce,
        onUploaded(photo, key) {
          keys.current.set(photo.id, key)
          const next = insertChosen(now.current.photos, photo, keys.current)
          // Two may arrive before the page is redrawn; the second must see the first.
          now.current = { ...now.current, photos: next }
          now.current.onChange(next)
        },
      }),
  )
  useEffect(() => () => uploads.stop(), [uploads])
  return uploads
}

type Send = ConstructorParameters<typeof PhotoUploads>[0]['send']

async function send(
  session: Services['session'],
  file: File,
  progress: Parameters<Send>[1],
): Promise<PhotoView> {
  if (!session) throw new Error('Photos are uploaded by people who are signed in')
  return upload(session, photoCalls.upload, { bytes: file }, progress)
}

function refuse(file: File): string | null {
  if (file.size === 0) return texts.empty
  return file.size > PHOTO_MAX_BYTES ? texts.tooLarge : null
}

function explain(error: unknown): string {
  return error instanceof ApiError || error instanceof UnreachableError ? error.message : texts.unknown
}

function announce({ uploaded, failed }: { uploaded: number; failed: number }): void {
  if (uploaded > 0) void showToast('success', photosTexts.uploaded({ count: uploaded }))
  if (failed > 0) void showToast('error', photosTexts.failed)
}
