import type { PhotoView } from '@roomtone/contract/photo/photo'
import { PHOTOS_MAX, PHOTOS_MIN } from '@roomtone/domain/listing/options'
import { photosTexts as texts } from '@roomtone/texts/photo/photos'
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { focusIfLost } from '../../ui/focus/focus-if-lost.ts'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { PhotoDrop } from './photo-drop.tsx'
import { insertAt } from './photo-order.ts'
import type { PhotoUploads } from './photo-uploads.ts'
import { UploadList } from './upload-list.tsx'
import type { OnPhotos } from './use-photo-uploads.ts'

const PhotoGrid = lazy(async () => ({ default: (await import('./photo-grid.tsx')).PhotoGrid }))

const CaptionsDialog = lazyPart(async () => ({
  default: (await import('./captions-dialog.tsx')).CaptionsDialog,
}))

type PhotoFieldProps = {
  photos: readonly PhotoView[]
  onChange: OnPhotos
  uploads: PhotoUploads
  /** Ids of the photos that somebody else describes. */
  fixed?: readonly string[]
}

export function PhotoField({ photos, onChange, uploads, fixed = [] }: PhotoFieldProps) {
  const area = useRef<HTMLElement>(null)
  const [isDescribing, setDescribing] = useState(false)
  const now = useRef({ photos, onChange })
  now.current = { photos, onChange }

  /** Two changes may come before the page is redrawn; the second must see the first. */
  function change(next: PhotoView[]): void {
    now.current = { photos: next, onChange }
    onChange(next)
  }

  function remove(photo: PhotoView): void {
    const index = now.current.photos.findIndex(({ id }) => id === photo.id)
    change(now.current.photos.filter(({ id }) => id !== photo.id))
    area.current?.focus()
    void showToast('info', texts.removed, undefined, {
      label: texts.undo,
      onPress: () => now.current.onChange(insertAt(now.current.photos, photo, index)),
    })
  }

  function describe(next: PhotoView): void {
    change(now.current.photos.map((each) => (each.id === next.id ? next : each)))
  }

  const isFull = photos.length >= PHOTOS_MAX
  return (
    <section ref={area} tabIndex={-1} aria-label={texts.area} className="grid grid-cols-1 gap-8 outline-none">
      {isFull ? (
        <p className="text-ink-2">{texts.full({ max: PHOTOS_MAX })}</p>
      ) : (
        <PhotoDrop
          small={photos.length > 0}
          onFiles={(files) => uploads.add(files, PHOTOS_MAX - photos.length)}
        />
      )}
      <LeftOut
        uploads={uploads}
        onDismiss={() => {
          uploads.forgetLeftOut()
          area.current?.focus()
        }}
      />
      <UploadList uploads={uploads} onGone={() => focusIfLost(area.current)} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-small text-ink-2 even-figures">
          {countWords(photos.length)}
        </p>
        {photos.length > 0 && (
          <Button variant="line" onClick={() => setDescribing(true)}>
            {texts.captions.open}
          </Button>
        )}
      </div>
      {photos.length > 0 && (
        <Suspense fallback={<GridSkeleton />}>
          <PhotoGrid
            photos={photos}
            onChange={change}
            onRemove={remove}
            onDescribed={describe}
            fixed={fixed}
          />
        </Suspense>
      )}
      {isDescribing && (
        <Suspense>
          <CaptionsDialog
            photos={photos}
            fixed={fixed}
            onDescribed={describe}
            onClose={() => setDescribing(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

function GridSkeleton() {
  return (
    <Loading>
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2 md:grid-cols-3">
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} className="h-40" />
        ))}
      </div>
    </Loading>
  )
}

/** One line for all photos beyond the listing's limit. */
function LeftOut({ uploads, onDismiss }: { uploads: PhotoUploads; onDismiss: () => void }) {
  const count = useSyncExternalStore(uploads.subscribe, uploads.leftOut, uploads.leftOut)
  if (count === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-m border bg-card p-4">
      <p role="alert" className="min-w-0 text-small text-bad">
        {texts.uploads.leftOut({ count, max: PHOTOS_MAX })}
      </p>
      <Button variant="line" onClick={onDismiss}>
        {texts.uploads.dismiss}
      </Button>
    </div>
  )
}

function countWords(count: number): string {
  const missing = PHOTOS_MIN - count
  return missing > 0 ? texts.tooFew({ count, min: PHOTOS_MIN, missing }) : texts.count({ count })
}
