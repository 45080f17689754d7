import { ADD_ON_UNITS, type AddOn, type AddOnUnit } from '@roomtone/domain/pricing/menu'
import { menuEditorTexts } from '@roomtone/texts/listing/menu-editor'
import { NumberField } from '../../../../parts/money/number-field.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'

const texts = menuEditorTexts.addOns
const USUAL_MOST = 10

type AddOnFieldsProps = {
  addOn: AddOn
  onChange: (change: Partial<AddOn>) => void
  part: (name: string) => string
  errorOf: (field: string) => string | undefined
}

export function AddOnFields({ addOn, onChange, part, errorOf }: AddOnFieldsProps) {
  const wired = (name: string) => ({ name: part(name), error: errorOf(part(name)) })

  /** Only counted items have a minimum and a maximum. */
  function choose(unit: AddOnUnit): void {
    onChange({ unit, min: 1, max: unit === 'item' ? (addOn.stockPerDay ?? USUAL_MOST) : 1 })
  }

  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        {...wired('name')}
        label={texts.name}
        value={addOn.name}
        onChange={(event) => onChange({ name: event.target.value })}
        className="sm:col-span-2"
      />
      <TextField
        {...wired('note')}
        label={texts.noteLabel}
        hint={texts.noteHint}
        value={addOn.note}
        onChange={(event) => onChange({ note: event.target.value })}
        className="sm:col-span-2"
      />
      <NumberField
        {...wired('price')}
        label={texts.price}
        money
        value={addOn.price}
        onChange={(value) => onChange({ price: value ?? 0 })}
      />
      <SelectField
        {...wired('unit')}
        label={texts.unit}
        value={addOn.unit}
        onChange={(event) => choose(event.target.value as AddOnUnit)}
      >
        {ADD_ON_UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {texts.units[unit]}
          </option>
        ))}
      </SelectField>
      {addOn.unit === 'item' && (
        <>
          <NumberField
            {...wired('min')}
            label={texts.min}
            value={addOn.min}
            onChange={(value) => onChange({ min: value ?? 0 })}
          />
          <NumberField
            {...wired('max')}
            label={texts.max}
            value={addOn.max}
            onChange={(value) => onChange({ max: value ?? 0 })}
          />
        </>
      )}
      <NumberField
        {...wired('stockPerDay')}
        label={texts.stock}
        hint={addOn.unit === 'person' ? texts.stockHintPerson : texts.stockHint}
        optional
        value={addOn.stockPerDay}
        onChange={(stockPerDay) => onChange({ stockPerDay })}
      />
      <NumberField
        {...wired('leadHours')}
        label={texts.lead}
        hint={texts.leadHint}
        unit={menuEditorTexts.time.hours}
        value={addOn.leadHours}
        onChange={(value) => onChange({ leadHours: value ?? 0 })}
      />
    </div>
  )
}
