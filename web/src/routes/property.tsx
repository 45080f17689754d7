import { analyticsCalls } from '@roomtone/contract/analytics/analytics.calls'
import { ApiError } from '@roomtone/contract/call'
import type { PropertyView } from '@roomtone/contract/listing/property'
import { isEmptyMenu } from '@roomtone/domain/pricing/what-menu-asks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { propertyMeta } from '../features/listing/property-meta.ts'
import { prepareDetails } from '../features/listing/venue/details-of-space.tsx'
import { prepareMenu } from '../features/listing/venue/menu-of-space.tsx'
import { VenuePage } from '../features/listing/venue/venue-page.tsx'
import { prepareReviews, ReviewsOfSpace } from '../features/review/reviews-of-space.tsx'
import { readChoice, toQuery } from '../parts/listing/choice.ts'
import { propertyQuery, quoteQuery } from '../parts/listing/property.query.ts'
import { setPageMeta } from '../platform/queries/page-meta.query.ts'
import type { RouteModule } from '../platform/route.ts'
import { type Services, useServices } from '../platform/services.tsx'

export { property as title } from '@roomtone/texts/shell/titles'

export const load: RouteModule['load'] = async (services, { params: { id = '' }, request }) => {
  const address = new URL(request.url)
  const property = await fetchProperty(services, id)
  setPageMeta(services.queryClient, address.pathname, propertyMeta(property, address.origin))
  // In a browser the card loads its own quote, so that nobody waits for the address to follow.
  const choice = toQuery(readChoice(address.searchParams, property))
  if (services.session === null && choice)
    await services.queryClient.prefetchQuery(quoteQuery(services, id, choice))
  if (import.meta.env.SSR) await prepareDetails()
  if (import.meta.env.SSR && !isEmptyMenu(property.menu)) await prepareMenu()
  if (import.meta.env.SSR && property.rating !== null) await prepareReviews(services, id)
}

async function fetchProperty(services: Services, id: string): Promise<PropertyView> {
  try {
    return await services.queryClient.ensureQueryData(propertyQuery(services, id))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found')
      throw new Response('Not found', { status: 404 })
    throw error
  }
}

export function Page() {
  const { id = '' } = useParams()
  return <Venue key={id} id={id} />
}

function Venue({ id }: { id: string }) {
  const services = useServices()
  const { data } = useSuspenseQuery(propertyQuery(services, id))
  const { call } = services
  useEffect(() => {
    // A count that is lost is no one's loss.
    call(analyticsCalls.view, { params: { id }, body: { what: 'venue' } }).catch(() => {})
  }, [call, id])
  return <VenuePage property={data} reviews={<ReviewsOfSpace propertyId={id} />} />
}
