import { ArrivalPhotosField } from '../../../../parts/listing/arrival/arrival-photos-field.tsx'
import { ArrivalFields } from '../../../../parts/listing/terms/arrival-fields.tsx'
import type { PhotoUploads } from '../../../../parts/photo/photo-uploads.ts'
import type { SectionProps } from '../section-props.ts'

type ArrivalSectionProps = SectionProps & { uploads: PhotoUploads }

export function ArrivalSection({ edits: { values, set, errorOf }, uploads }: ArrivalSectionProps) {
  return (
    <>
      <ArrivalFields values={values} set={set} errorOf={errorOf} />
      <ArrivalPhotosField
        photos={values.arrivalPhotos}
        onChange={(photos) => set('arrivalPhotos', photos)}
        uploads={uploads}
        error={errorOf('arrivalPhotos')}
      />
    </>
  )
}
