import { RequirementFields } from '../requirement-fields.tsx'
import type { BlockProps } from '../terms-form.ts'

export function PapersBlock({ form: { values, set, errorOf } }: BlockProps) {
  return (
    <RequirementFields
      values={values}
      onInsurance={(least) => set('insuranceLeast', least)}
      onPermit={(required) => set('permitRequired', required)}
      error={errorOf('insuranceLeast')}
    />
  )
}
