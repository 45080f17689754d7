import type { PropertyView } from '@roomtone/contract/listing/property'
import { venueDetailsTexts as texts } from '@roomtone/texts/listing/venue-details'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Part } from './venue-parts.tsx'

const AreaCircle = lazy(async () => ({
  default: (await import('../../../parts/map/area-circle.tsx')).AreaCircle,
}))

export function Where({ property: { area, city, state, privacyLevel } }: { property: PropertyView }) {
  const place = `${city}, ${state}`
  const { box, isNear } = useIsNear()
  return (
    <Part title={texts.where.title}>
      <p className="mb-4">{place}</p>
      <div ref={box} className="h-80">
        {isNear ? (
          <Suspense fallback={<Skeleton className="size-full rounded-m" />}>
            <AreaCircle area={area} place={place} className="h-80 rounded-m" />
          </Suspense>
        ) : (
          <Skeleton className="size-full rounded-m" />
        )}
      </div>
      <p className="mt-3 text-small text-ink-2">{texts.where[privacyLevel]}</p>
    </Part>
  )
}

/** The map is far down, so its code loads only when the reader comes near. */
function useIsNear() {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '300px' },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, isNear }
}
