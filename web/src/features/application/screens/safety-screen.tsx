import { SAFETY_FEATURES, type SafetyFeature } from '@roomtone/domain/listing/options'
import { screenTexts } from '@roomtone/texts/listing/screens'
import type { ScreenProps } from './screen-props.ts'

const texts = screenTexts.safety

export function SafetyScreen({ content, onChange }: ScreenProps) {
  const chosen = content.safetyFeatures

  function toggle(feature: SafetyFeature): void {
    const without = chosen.filter((each) => each !== feature)
    onChange({ safetyFeatures: chosen.includes(feature) ? without : [...chosen, feature] })
  }

  return (
    <fieldset>
      <legend className="sr-only">{texts.legend}</legend>
      <div className="grid gap-2.5">
        {SAFETY_FEATURES.map((feature) => (
          <label key={feature} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(feature)}
              aria-describedby={`${feature}-note`}
              aria-labelledby={`${feature}-label`}
              onChange={() => toggle(feature)}
              className="tick"
            />
            <span>
              <span id={`${feature}-label`} className="block font-medium">
                {texts.features[feature].label}
              </span>
              <span id={`${feature}-note`} className="block text-small text-ink-2">
                {texts.features[feature].description}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p className="mt-4 text-small text-ink-2">{texts.none}</p>
    </fieldset>
  )
}
