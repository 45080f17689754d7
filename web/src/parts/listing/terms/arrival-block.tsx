import { ArrivalFields } from './arrival-fields.tsx'
import type { BlockProps } from './terms-form.ts'

export function ArrivalBlock({ form: { values, set, errorOf } }: BlockProps) {
  return <ArrivalFields values={values} set={set} errorOf={errorOf} />
}
