import { PhotoField } from '../../photos/photo-field.tsx'
import type { PhotoUploads } from '../../photos/photo-uploads.ts'
import type { SectionProps } from '../section-props.ts'

export function PhotosSection({ edits, uploads }: SectionProps & { uploads: PhotoUploads }) {
  const error = edits.errorOf('photos')
  return (
    <div className="grid gap-4">
      {error && (
        <p role="alert" className="text-small text-bad">
          {error}
        </p>
      )}
      <PhotoField
        photos={edits.values.photos}
        onChange={(photos) => edits.set('photos', photos)}
        uploads={uploads}
      />
    </div>
  )
}
