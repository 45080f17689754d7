import { editorTexts } from '@roomtone/texts/listing/editor'
import { Car, KeyRound, type LucideIcon, Truck, Wifi } from 'lucide-react'
import { TextAreaField, TextField } from '../../../ui/field.tsx'

const texts = editorTexts.arrival

const NOTES = {
  accessNotes: {
    label: editorTexts.location.accessNotes,
    hint: editorTexts.location.accessHint,
    Icon: KeyRound,
  },
  parking: { label: texts.parking, hint: texts.parkingHint, Icon: Car },
  loadIn: { label: texts.loadIn, hint: texts.loadInHint, Icon: Truck },
}

export type Arrival = Record<keyof typeof NOTES | 'wifiName' | 'wifiPassword', string>

type ArrivalFieldsProps = {
  values: Arrival
  set: (field: keyof Arrival, value: string) => void
  errorOf: (field: string) => string | undefined
}

/** How a crew arrives: as secret as the address, and shown together with it. */
export function ArrivalFields({ values, set, errorOf }: ArrivalFieldsProps) {
  const field = (name: keyof Arrival) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    error: errorOf(name),
    autoComplete: 'off',
  })
  const note = (name: keyof typeof NOTES) => {
    const { label, hint, Icon } = NOTES[name]
    return { ...field(name), hint, label: <IconLabel Icon={Icon}>{label}</IconLabel> }
  }
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextAreaField {...note('accessNotes')} rows={4} />
      <div className="grid content-start gap-4">
        <TextField {...field('wifiName')} label={<IconLabel Icon={Wifi}>{texts.wifiName}</IconLabel>} />
        <TextField
          {...field('wifiPassword')}
          label={texts.wifiPassword}
          hint={texts.wifiHint}
          spellCheck={false}
        />
      </div>
      <TextAreaField {...note('loadIn')} rows={2} />
      <TextAreaField {...note('parking')} rows={2} />
    </div>
  )
}

function IconLabel({ Icon, children }: { Icon: LucideIcon; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Icon className="size-4 text-ink-2" strokeWidth={1.5} aria-hidden="true" />
      {children}
    </span>
  )
}
