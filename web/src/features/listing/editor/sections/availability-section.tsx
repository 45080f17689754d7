import { editorTexts } from '@roomtone/texts/listing/editor'
import { Switch } from '../../../../ui/switch.tsx'
import type { SectionProps } from '../section-props.ts'

const texts = editorTexts.availability

export function AvailabilitySection({ edits: { values, set } }: SectionProps) {
  return (
    <div>
      <Switch
        name="isAvailable"
        label={<span className="text-body font-medium">{texts.label}</span>}
        checked={values.isAvailable}
        onChange={(event) => set('isAvailable', event.target.checked)}
        aria-describedby="availability-text"
      />
      <p id="availability-text" className="mt-2 text-ink-2">
        {values.isAvailable ? texts.on : texts.off}
      </p>
    </div>
  )
}
