import { COUNTRIES } from '@roomtone/domain/listing/options'
import { countries } from '@roomtone/texts/labels'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { lazy, Suspense } from 'react'
import { distanceWords } from '../../../../parts/map/distance-words.ts'
import { PointField } from '../../../../parts/map/point-field.tsx'
import { useSite } from '../../../../platform/queries/site.query.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { RadioCards, SelectField, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/states/notice.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { SectionProps } from '../section-props.ts'
import type { Values } from '../sections.ts'
import type { Edits } from '../use-edits.ts'

const texts = editorTexts.location
const PinBoard = lazy(async () => ({
  default: (await import('../../../../parts/map/pin-board.tsx')).PinBoard,
}))
const AreaCircle = lazy(async () => ({
  default: (await import('../../../../parts/map/area-circle.tsx')).AreaCircle,
}))
const MAP = 'h-60 rounded-m border md:h-80'

export function LocationSection({ edits }: SectionProps) {
  const { values, set, errorOf } = edits
  return (
    <>
      {edits.listing.house.spaces > 1 && (
        <Notice tone="plain">{editorTexts.house.address({ count: edits.listing.house.spaces })}</Notice>
      )}
      <Address edits={edits} />
      <Pin edits={edits} />
      <RadioCards
        name="privacyLevel"
        legend={screenTexts.privacy.legend}
        options={[
          { value: 'standard', ...screenTexts.privacy.options.standard },
          { value: 'enhanced', ...screenTexts.privacy.options.enhanced },
        ]}
        value={values.privacyLevel}
        onChange={(event) => set('privacyLevel', event.target.value as Values['privacyLevel'])}
        error={errorOf('privacyLevel')}
      />
      <Preview edits={edits} />
    </>
  )
}

function Address({ edits }: { edits: Edits }) {
  const { location } = edits.values
  const { country } = location
  const field = (part: 'address' | 'city' | 'state' | 'zip', label: string) => ({
    name: `location.${part}`,
    label,
    value: location[part],
    onChange: (event: { target: { value: string } }) =>
      edits.set('location', { ...location, [part]: event.target.value }),
    error: edits.errorOf(`location.${part}`),
  })
  const error = edits.errorOf('location')
  const names = screenTexts.address
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField {...field('address', names.street)} hint={texts.review} autoComplete="off" />
      </div>
      <TextField {...field('city', names.city)} autoComplete="off" />
      <TextField {...field('state', names.state[country])} autoComplete="off" />
      <TextField {...field('zip', names.zip[country])} autoComplete="off" />
      <SelectField
        name="location.country"
        label={names.country}
        value={country}
        onChange={(event) =>
          edits.set('location', { ...location, country: event.target.value as typeof country })
        }
      >
        {COUNTRIES.map((each) => (
          <option key={each} value={each}>
            {countries[each]}
          </option>
        ))}
      </SelectField>
      {error && (
        <p role="alert" className="text-small text-bad sm:col-span-2">
          {error}
        </p>
      )}
      <Pending edits={edits} />
    </div>
  )
}

function Pending({ edits: { listing, withdrawAddress, pending } }: { edits: Edits }) {
  const waiting = listing.pendingLocation
  if (!waiting) return null
  return (
    <div className="rounded-m bg-wait-soft p-4 text-small sm:col-span-2">
      <p className="font-medium text-wait">{texts.pendingTitle}</p>
      <p className="mt-1">
        {waiting.address}, {waiting.city}, {waiting.state} {waiting.zip}, {waiting.country}
      </p>
      <Button
        variant="line"
        className="mt-3"
        pending={pending}
        pendingText={editorTexts.saving}
        onClick={() => void withdrawAddress()}
      >
        {texts.withdraw}
      </Button>
    </div>
  )
}

function Pin({ edits: { listing, values, set, errorOf, isChanged } }: { edits: Edits }) {
  const error = errorOf('pin')
  const hasStreets = useSite().mapStyleUrl !== null
  const { shown, location } = listing
  return (
    <div>
      <h3 className="font-sans text-small font-medium tracking-normal">{texts.pin}</h3>
      <p className="mb-2 text-small text-ink-2">{texts.pinText}</p>
      {isChanged('location') ? (
        <p className="rounded-m bg-paper-2 p-4 text-small text-ink-2">{texts.pinWaits}</p>
      ) : !hasStreets ? (
        <PointField
          point={values.pin}
          area={{ ...shown, name: `${location.city}, ${location.state}` }}
          onPick={(point) => set('pin', point)}
        />
      ) : (
        <Suspense fallback={<Skeleton className={MAP} />}>
          <PinBoard point={values.pin} onMove={(point) => set('pin', point)} className={MAP} />
        </Suspense>
      )}
      {error && (
        <p role="alert" className="mt-2 text-small text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

/** Only the server knows what everyone else sees: nobody can work it out here. */
function Preview({ edits: { listing, values, isChanged } }: { edits: Edits }) {
  const { shown, location } = listing
  const place = `${location.city}, ${location.state}`
  const radius = distanceWords(shown.radiusM)
  return (
    <div>
      <h3 className="mb-2 flex items-center gap-3 font-sans text-small font-medium tracking-normal">
        {texts.preview}
        {values.privacyLevel === 'enhanced' && <Badge>{texts.shownPrivate}</Badge>}
      </h3>
      <Suspense fallback={<Skeleton className={MAP} />}>
        <AreaCircle area={shown} place={place} className={MAP} />
      </Suspense>
      <p className="mt-2 text-small text-ink-2">
        {isChanged('privacyLevel') || isChanged('pin')
          ? texts.previewWaits
          : texts.previewText({ city: place, radius })}
      </p>
    </div>
  )
}
