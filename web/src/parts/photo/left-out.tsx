import { PHOTOS_MAX } from '@roomtone/domain/listing/options'
import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import type { PhotoUploads } from './photo-uploads.ts'
import { photosTexts } from './photos.texts.ts'

const texts = photosTexts.uploads

/** One line for all that were chosen beyond what a listing holds. */
export function LeftOut({ uploads, onDismiss }: { uploads: PhotoUploads; onDismiss: () => void }) {
  const count = useSyncExternalStore(uploads.subscribe, uploads.leftOut, uploads.leftOut)
  if (count === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-m border bg-card p-4">
      <p role="alert" className="min-w-0 text-small text-bad">
        {texts.leftOut(count, PHOTOS_MAX)}
      </p>
      <Button variant="line" onClick={onDismiss}>
        {texts.dismiss}
      </Button>
    </div>
  )
}
