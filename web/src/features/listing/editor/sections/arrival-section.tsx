import { ArrivalFields } from '../../../../parts/listing/terms/arrival-fields.tsx'
import type { SectionProps } from '../section-props.ts'

export function ArrivalSection({ edits: { values, set, errorOf } }: SectionProps) {
  return <ArrivalFields values={values} set={set} errorOf={errorOf} />
}
