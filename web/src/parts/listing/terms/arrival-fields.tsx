import { editorTexts } from '@roomtone/texts/listing/editor'
import { TextAreaField, TextField } from '../../../ui/field.tsx'

const texts = editorTexts.arrival

const NOTES = ['accessNotes', 'parking', 'loadIn'] as const
const LABELS = {
  accessNotes: { label: editorTexts.location.accessNotes, hint: editorTexts.location.accessHint },
  parking: { label: texts.parking, hint: texts.parkingHint },
  loadIn: { label: texts.loadIn, hint: texts.loadInHint },
}

export type Arrival = Record<(typeof NOTES)[number] | 'wifiName' | 'wifiPassword', string>

type ArrivalFieldsProps = {
  values: Arrival
  set: (field: keyof Arrival, value: string) => void
  errorOf: (field: string) => string | undefined
}

/** How a crew arrives: as secret as the address, and shown with it. */
export function ArrivalFields({ values, set, errorOf }: ArrivalFieldsProps) {
  const field = (name: keyof Arrival) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    error: errorOf(name),
    autoComplete: 'off',
  })
  return (
    <>
      {NOTES.map((name) => (
        <TextAreaField key={name} {...field(name)} {...LABELS[name]} rows={name === 'accessNotes' ? 5 : 3} />
      ))}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('wifiName')} label={texts.wifiName} />
        <TextField
          {...field('wifiPassword')}
          label={texts.wifiPassword}
          hint={texts.wifiHint}
          spellCheck={false}
        />
      </div>
    </>
  )
}
