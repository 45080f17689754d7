import { PRODUCTION_KINDS } from '@roomtone/domain/booking/production'
import { DAY_MINUTES, TIME_STEP_MINUTES } from '@roomtone/domain/listing/editing'
import type { RequiredIf } from '@roomtone/domain/pricing/menu'
import { productionKinds } from '@roomtone/texts/labels'
import { menuEditorTexts } from '@roomtone/texts/listing/menu-editor'
import { useId } from 'react'
import { NumberField } from '../../../../parts/money/number-field.tsx'
import { timeWords } from '../../../../platform/language/clock.ts'
import { CheckboxField, SelectField } from '../../../../ui/field.tsx'
import { FieldMessage } from '../../../../ui/field-message.tsx'
import { Switch } from '../../../../ui/switch.tsx'

const texts = menuEditorTexts.required
const NEVER: RequiredIf = { kinds: [], crewFrom: null, outside: null }
const USUAL_OUTSIDE = { from: 480, until: 1200 }
const TIMES = Array.from(
  { length: DAY_MINUTES / TIME_STEP_MINUTES + 1 },
  (_, index) => index * TIME_STEP_MINUTES,
)

type RequiredFieldsProps = {
  requiredIf: RequiredIf | null
  onChange: (requiredIf: RequiredIf | null) => void
  path: string
  errorOf: (field: string) => string | undefined
}

/** The shoots that require an add-on. */
export function RequiredFields({ requiredIf, onChange, path, errorOf }: RequiredFieldsProps) {
  const id = useId()
  const ofCrew = errorOf(`${path}.crewFrom`)
  const error = ofCrew ? undefined : errorOf(path)
  return (
    <div className="grid gap-3">
      <Switch
        name={`${path}.on`}
        label={<span className="text-body font-medium">{texts.on}</span>}
        checked={requiredIf !== null}
        onChange={(event) => onChange(event.target.checked ? NEVER : null)}
      />
      {requiredIf && (
        <fieldset aria-describedby={error ? id : undefined} className="grid gap-4">
          <legend className="mb-2 text-small text-ink-2">{texts.legend}</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-1">
            {PRODUCTION_KINDS.map((kind) => (
              <CheckboxField
                key={kind}
                name={`${path}.kinds`}
                label={productionKinds[kind]}
                checked={requiredIf.kinds.includes(kind)}
                onChange={(event) =>
                  onChange({
                    ...requiredIf,
                    kinds: PRODUCTION_KINDS.filter((one) =>
                      one === kind ? event.target.checked : requiredIf.kinds.includes(one),
                    ),
                  })
                }
              />
            ))}
          </div>
          <NumberField
            name={`${path}.crewFrom`}
            label={texts.crewFrom}
            hint={texts.crewHint}
            unit={menuEditorTexts.tiers.people}
            optional
            value={requiredIf.crewFrom}
            onChange={(crewFrom) => onChange({ ...requiredIf, crewFrom })}
            error={ofCrew}
            className="sm:max-w-72"
          />
          <Outside
            outside={requiredIf.outside}
            onChange={(outside) => onChange({ ...requiredIf, outside })}
            path={`${path}.outside`}
          />
          <FieldMessage id={id}>{error}</FieldMessage>
        </fieldset>
      )}
    </div>
  )
}

type Hours = NonNullable<RequiredIf['outside']>
type OutsideProps = { outside: Hours | null; onChange: (outside: Hours | null) => void; path: string }

function Outside({ outside, onChange, path }: OutsideProps) {
  const select = (part: keyof Hours, hours: Hours, options: number[]) => (
    <SelectField
      name={`${path}.${part}`}
      label={texts[part]}
      value={hours[part]}
      onChange={(event) => onChange({ ...hours, [part]: Number(event.target.value) })}
    >
      {options.map((minutes) => (
        <option key={minutes} value={minutes}>
          {timeWords(minutes)}
        </option>
      ))}
    </SelectField>
  )
  return (
    <div className="grid gap-3">
      <CheckboxField
        name={path}
        label={texts.outside}
        checked={outside !== null}
        onChange={(event) => onChange(event.target.checked ? USUAL_OUTSIDE : null)}
      />
      {outside && (
        <div className="grid max-w-md grid-cols-2 gap-3">
          {select(
            'from',
            outside,
            TIMES.filter((minutes) => minutes < outside.until),
          )}
          {select(
            'until',
            outside,
            TIMES.filter((minutes) => minutes > outside.from),
          )}
        </div>
      )}
    </div>
  )
}
