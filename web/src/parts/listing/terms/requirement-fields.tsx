import { INSURANCE_LEAST_MIN } from '@roomtone/domain/listing/editing'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { Switch } from '../../../ui/switch.tsx'
import { NumberField } from '../../money/number-field.tsx'

const texts = editorTexts.papers
/** The usual coverage of insurers' certificates. */
const USUAL_COVER = 10 * INSURANCE_LEAST_MIN

type RequirementFieldsProps = {
  values: { insuranceLeast: number | null; permitRequired: boolean }
  onInsurance: (least: number | null) => void
  onPermit: (required: boolean) => void
  error?: string | undefined
}

/** What a production provides before it comes. */
export function RequirementFields({ values, onInsurance, onPermit, error }: RequirementFieldsProps) {
  const { insuranceLeast, permitRequired } = values
  return (
    <div className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2">
      <Switch
        label={<span className="font-medium">{texts.insurance}</span>}
        checked={insuranceLeast !== null}
        onChange={(event) => onInsurance(event.target.checked ? USUAL_COVER : null)}
      />
      <Switch
        name="permitRequired"
        label={<span className="font-medium">{texts.permit}</span>}
        checked={permitRequired}
        onChange={(event) => onPermit(event.target.checked)}
      />
      {insuranceLeast !== null && (
        <NumberField
          name="insuranceLeast"
          label={texts.insuranceLeast}
          hint={texts.insuranceHint}
          money
          value={insuranceLeast}
          onChange={(value) => onInsurance(value ?? 0)}
          error={error}
          className="sm:col-start-1"
        />
      )}
    </div>
  )
}
