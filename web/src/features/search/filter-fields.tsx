import type { SearchReply } from '@roomtone/contract/search/search'
import { AMENITIES } from '@roomtone/domain/listing/amenities'
import { PROPERTY_TYPES, SPACE_KINDS } from '@roomtone/domain/listing/options'
import { amenities, propertyTypes, spaceKinds } from '@roomtone/texts/labels'
import { LOCALE } from '@roomtone/texts/language'
import { searchTexts as texts } from '@roomtone/texts/search/search'
import { timeWords } from '../../platform/language/clock.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { SearchState } from './search-state.ts'

export type FieldsProps = { state: SearchState; facets: SearchReply['facets'] | undefined }

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => index * 30)

/**
 * The groups of filters, for a wide screen's bar and a phone's sheet alike. They have the address's parameter
 * names.
 */
export function DateFields({ state }: FieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField label={texts.from} name="from" type="date" defaultValue={state.from ?? ''} />
        <TextField label={texts.to} name="to" type="date" defaultValue={state.to ?? ''} />
        <SelectField label={texts.start} name="start" defaultValue={state.start ?? ''}>
          <option value="">{texts.anyTime}</option>
          {HALF_HOURS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {timeWords(minutes)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.hours}
          name="hours"
          type="number"
          inputMode="numeric"
          min={1}
          max={24}
          defaultValue={state.hours ?? ''}
        />
      </div>
      <p className="mt-2 text-small text-ink-2">{texts.hoursHint}</p>
    </>
  )
}

/** With a time it is what that time costs in all; a price per day that somebody asked for before stays as it was. */
export function PriceFields({ state }: FieldsProps) {
  if (state.from === null)
    return <RangeFields key="day" legend={texts.pricePerDay} names={['min', 'max']} state={state} />
  return (
    <>
      <RangeFields key="total" legend={texts.priceInTotal} names={['minTotal', 'maxTotal']} state={state} />
      {(['min', 'max'] as const).map(
        (name) => state[name] !== null && <input key={name} type="hidden" name={name} value={state[name]} />,
      )}
    </>
  )
}

type RangeName = 'min' | 'max' | 'minTotal' | 'maxTotal'
type RangeFieldsProps = { legend: string; names: [least: RangeName, most: RangeName]; state: SearchState }

function RangeFields({ legend, names: [least, most], state }: RangeFieldsProps) {
  const field = { type: 'number', inputMode: 'numeric', min: 1 } as const
  return (
    <fieldset>
      <legend className="mb-2 text-small text-ink-2">{legend}</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField label={texts.min} name={least} defaultValue={state[least] ?? ''} {...field} />
        <TextField label={texts.max} name={most} defaultValue={state[most] ?? ''} {...field} />
      </div>
    </fieldset>
  )
}

export function TypeFields(props: FieldsProps) {
  return (
    <div className="grid gap-4">
      <PropertyTypeFields {...props} />
      <fieldset>
        <legend className="mb-1.5 text-small font-medium">{texts.kind}</legend>
        {SPACE_KINDS.map((kind) => (
          <Tick
            key={kind}
            name="kinds"
            value={kind}
            label={spaceKinds[kind]}
            checked={props.state.kinds.includes(kind)}
            count={undefined}
          />
        ))}
      </fieldset>
    </div>
  )
}

function PropertyTypeFields({ state, facets }: FieldsProps) {
  return (
    <fieldset>
      <legend className="sr-only">{texts.type}</legend>
      {PROPERTY_TYPES.map((type) => (
        <Tick
          key={type}
          name="types"
          value={type}
          label={propertyTypes[type]}
          checked={state.types.includes(type)}
          // Once some are chosen, the counts of the others are zero, which says nothing about adding one of
          // them.
          count={state.types.length === 0 ? facets?.types[type] : undefined}
        />
      ))}
    </fieldset>
  )
}

export function AmenityFields({ state, facets }: FieldsProps) {
  return (
    <fieldset className="grid gap-x-6 sm:grid-cols-2">
      <legend className="sr-only">{texts.amenities}</legend>
      {AMENITIES.map((amenity) => (
        <Tick
          key={amenity}
          name="amenities"
          value={amenity}
          label={amenities[amenity]}
          checked={state.amenities.includes(amenity)}
          count={facets && (facets.amenities[amenity] ?? 0)}
        />
      ))}
    </fieldset>
  )
}

export function MoreFields({ state, facets }: FieldsProps) {
  return (
    <div className="grid gap-4">
      <div>
        <Tick
          name="privacy"
          value="enhanced"
          label={texts.private}
          checked={state.isPrivate}
          count={facets?.enhanced}
        />
        <Tick
          name="instant"
          value="1"
          label={texts.instant}
          checked={state.isInstant}
          count={facets?.instant}
        />
      </div>
      <TextField
        label={texts.words}
        name="words"
        placeholder={texts.wordsPlaceholder}
        maxLength={100}
        defaultValue={state.words}
      />
    </div>
  )
}

type TickProps = {
  name: string
  value: string
  label: string
  checked: boolean
  /** How many of the results have it. */
  count: number | undefined
}

function Tick({ name, value, label, checked, count }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-small">
      <input type="checkbox" name={name} value={value} defaultChecked={checked} className="tick" />
      <span className="flex-1">{label}</span>
      {count !== undefined && (
        <span aria-hidden="true" className="text-tiny text-ink-2 even-figures">
          {count.toLocaleString(LOCALE)}
        </span>
      )}
    </label>
  )
}
