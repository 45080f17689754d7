import { draftCalls } from '@roomtone/contract/application/draft.calls'
import { ApiError } from '@roomtone/contract/call'
import type { AddressFields as Address } from '@roomtone/contract/listing/listing-fields'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { PointField } from '../../../parts/map/point-field.tsx'
import { useSite } from '../../../platform/queries/site.query.ts'
import { useServices } from '../../../platform/services.tsx'
import { Button } from '../../../ui/button.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'

const texts = screenTexts.pin
const PAUSE = 500
const PinBoard = lazy(async () => ({ default: (await import('../../../parts/map/pin-board.tsx')).PinBoard }))

type Point = { lat: number; lng: number }
type PinFieldProps = { location: Address; pin: Point | null; onMove: (pin: Point | null) => void }

/** With streets, a pin that starts at the postal code or city and is moved to the door; without, what is known and a point. */
export function PinField({ location, pin, onMove }: PinFieldProps) {
  const { data: place, error, isFetching } = usePlaceOf(location)
  const hasStreets = useSite().mapStyleUrl !== null
  const point = pin ?? place ?? null
  const name = place && [place.city, place.region].filter(Boolean).join(', ')
  const area = place && name ? { ...place, name: `${name} ${location.zip}`.trim() } : null
  return (
    <section aria-labelledby="pin-title" className="grid gap-3">
      <h2 id="pin-title" className="text-title">
        {hasStreets ? texts.title : texts.pointTitle}
      </h2>
      <p role="status" className="text-small text-ink-2">
        {error
          ? messageOf(error)
          : area
            ? hasStreets
              ? texts.near({ place: name ?? '' })
              : pin === null && texts.area({ place: area.name })
            : !isFetching && texts.waiting}
      </p>
      {!hasStreets ? (
        <PointField point={pin} area={area} onPick={onMove} />
      ) : point ? (
        <Suspense fallback={<Waiting />}>
          <PinBoard point={point} onMove={onMove} className="h-80 rounded-m border" />
        </Suspense>
      ) : (
        isFetching && <Waiting />
      )}
      <p className="flex items-start gap-1.5 text-small text-ink-2">
        <LockKeyhole className="mt-0.75 size-3.75 flex-none" aria-hidden="true" />
        {texts.private}
      </p>
      {pin && place && (
        <Button variant="line" className="justify-self-start" onClick={() => onMove(null)}>
          {texts.reset}
        </Button>
      )}
    </section>
  )
}

function Waiting() {
  return (
    <Loading>
      <Skeleton className="h-80 rounded-m" />
    </Loading>
  )
}

/** Asks when typing pauses, and only once there is enough to find a place by. */
function usePlaceOf(location: Address) {
  const { call } = useServices()
  const { city, state, country, zip } = useRested(location)
  const isEnough = Boolean(city.trim() && state.trim() && (zip.trim() || country === 'Mexico'))
  const query = useQuery({
    queryKey: ['locate', city, state, country, zip],
    queryFn: ({ signal }) => call(draftCalls.locate, { query: { city, state, country, zip } }, { signal }),
    enabled: isEnough,
    // The map stays while an address is being corrected.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { ...query, data: isEnough ? query.data : undefined }
}

function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

function messageOf(error: Error): string {
  return error instanceof ApiError && error.code === 'place_not_found' ? error.message : texts.failed
}
