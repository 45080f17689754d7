import { RulesFields } from '../rules-fields.tsx'
import type { BlockProps } from '../terms-form.ts'

export function RulesBlock({ form: { values, set, errorOf } }: BlockProps) {
  return (
    <RulesFields value={values.houseRules} onChange={(rules) => set('houseRules', rules)} errorOf={errorOf} />
  )
}
