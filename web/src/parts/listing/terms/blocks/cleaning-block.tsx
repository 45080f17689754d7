import { termsTexts as texts } from '@roomtone/texts/listing/terms'
import { NumberField } from '../../../money/number-field.tsx'
import type { BlockProps } from '../terms-form.ts'

export function CleaningBlock({ form: { values, set, errorOf } }: BlockProps) {
  return (
    <NumberField
      name="cleaningFee"
      label={texts.blocks.cleaning.note}
      money
      value={values.cleaningFee}
      onChange={(value) => set('cleaningFee', value ?? 0)}
      error={errorOf('cleaningFee')}
    />
  )
}
