import { CancellationField } from '../cancellation-field.tsx'
import type { BlockProps } from '../terms-form.ts'

export function CancellationBlock({ form: { values, set, errorOf } }: BlockProps) {
  return (
    <CancellationField
      value={values.cancellationPolicy}
      onChange={(policy) => set('cancellationPolicy', policy)}
      error={errorOf('cancellationPolicy')}
      isTitled
    />
  )
}
