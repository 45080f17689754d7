import { ApprovalField } from '../approval-field.tsx'
import type { BlockProps } from '../terms-form.ts'

export function ApprovalBlock({ form: { values, set, errorOf } }: BlockProps) {
  return (
    <ApprovalField
      value={values.bookingApproval}
      onChange={(approval) => set('bookingApproval', approval)}
      error={errorOf('bookingApproval')}
      isTitled
    />
  )
}
