import { SAFETY_FEATURES } from '@roomtone/domain/listing/options'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { CheckboxField } from '../../../../ui/field.tsx'
import type { SectionProps } from '../section-props.ts'

const texts = screenTexts.safety

export function SafetySection({ edits: { values, set } }: SectionProps) {
  const chosen = values.safetyFeatures
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-small text-ink-2">{texts.none}</legend>
      {SAFETY_FEATURES.map((feature) => (
        <CheckboxField
          key={feature}
          name="safetyFeatures"
          label={texts.features[feature].label}
          hint={texts.features[feature].description}
          checked={chosen.includes(feature)}
          onChange={({ target: { checked } }) =>
            set(
              'safetyFeatures',
              SAFETY_FEATURES.filter((each) => (each === feature ? checked : chosen.includes(each))),
            )
          }
        />
      ))}
    </fieldset>
  )
}
