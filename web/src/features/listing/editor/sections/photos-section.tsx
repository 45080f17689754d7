import type { PhotoView } from '@roomtone/contract/photo/photo'
import { PhotoField } from '../../../../parts/photo/photo-field.tsx'
import type { PhotoUploads } from '../../../../parts/photo/photo-uploads.ts'
import type { SectionProps } from '../section-props.ts'

type PhotosSectionProps = SectionProps & {
  uploads: PhotoUploads
  /** Photos of somebody else, who writes their descriptions. */
  theirs?: readonly PhotoView[]
}

export function PhotosSection({ edits, uploads, theirs = [] }: PhotosSectionProps) {
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
        fixed={theirs.map(({ id }) => id)}
      />
    </div>
  )
}
