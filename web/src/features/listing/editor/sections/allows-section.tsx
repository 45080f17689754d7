import { ACTIVITIES } from '@roomtone/domain/listing/activities'
import { activities } from '@roomtone/texts/labels'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { ChoiceGroup } from '../choice-group.tsx'
import type { SectionProps } from '../section-props.ts'

export function AllowsSection({ edits: { values, set, errorOf } }: SectionProps) {
  return (
    <ChoiceGroup
      name="allows"
      legend={editorTexts.allows.legend}
      options={ACTIVITIES}
      labelOf={(option) => activities[option]}
      value={values.allows}
      onChange={(value) => set('allows', value)}
      error={errorOf('allows')}
    />
  )
}
