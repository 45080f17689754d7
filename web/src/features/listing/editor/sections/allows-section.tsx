import { ACTIVITIES, ACTIVITY_LABELS } from '@roomtone/domain/listing/activities'
import { said } from '../../../../platform/language/said.texts.ts'
import { ChoiceGroup } from '../choice-group.tsx'
import { editorTexts } from '../editor.texts.ts'
import type { SectionProps } from '../section-props.ts'

export function AllowsSection({ edits: { values, set, errorOf } }: SectionProps) {
  return (
    <ChoiceGroup
      name="allows"
      legend={editorTexts.allows.legend}
      options={ACTIVITIES}
      labelOf={(option) => said(ACTIVITY_LABELS[option])}
      value={values.allows}
      onChange={(value) => set('allows', value)}
      error={errorOf('allows')}
    />
  )
}
