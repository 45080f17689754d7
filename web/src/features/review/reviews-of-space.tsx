import { type ComponentType, lazy, memo, Suspense } from 'react'
import type { Services } from '../../platform/services.tsx'

const ID = 'reviews'

type Drawing = ComponentType<{ propertyId: string }>
const fetchCode = () => import('./venue-reviews.tsx')

let drawn: Drawing | undefined

/** On the server the words are drawn with the page. */
export async function prepareReviews(services: Services, propertyId: string): Promise<void> {
  const { VenueReviews, prefetchReviews } = await fetchCode()
  drawn = VenueReviews
  await prefetchReviews(services, propertyId)
}

/** In the browser what the server drew stands as it is until somebody comes near or touches the page. */
const Later = lazy(async () => {
  await comesNear()
  return { default: (await fetchCode()).VenueReviews }
})

function comesNear(): Promise<void> {
  return new Promise((resolve) => {
    const box = document.getElementById(ID)
    if (!box) return resolve()
    for (const event of ['pointerdown', 'keydown'])
      addEventListener(event, () => resolve(), { once: true, passive: true })
    new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), {
      rootMargin: '300px',
    }).observe(box)
  })
}

/** Remembered: what is drawn around it again and again must not disturb what has not come alive yet. */
export const ReviewsOfSpace = memo(function ReviewsOfSpace({ propertyId }: { propertyId: string }) {
  const Drawn = drawn ?? Later
  return (
    <Suspense fallback={<div className="h-80" />}>
      <Drawn propertyId={propertyId} />
    </Suspense>
  )
})
