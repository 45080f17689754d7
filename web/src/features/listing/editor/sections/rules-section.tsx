import { RulesFields } from '../../../../parts/listing/terms/rules-fields.tsx'
import type { SectionProps } from '../section-props.ts'

export function RulesSection({ edits: { values, set, errorOf } }: SectionProps) {
  return (
    <RulesFields value={values.houseRules} onChange={(rules) => set('houseRules', rules)} errorOf={errorOf} />
  )
}
