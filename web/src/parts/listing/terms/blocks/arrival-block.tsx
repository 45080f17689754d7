import { ArrivalPhotosField } from '../../arrival/arrival-photos-field.tsx'
import { ArrivalFields } from '../arrival-fields.tsx'
import type { BlockProps } from '../terms-form.ts'

export function ArrivalBlock({ form: { values, set, errorOf, uploads } }: BlockProps) {
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
