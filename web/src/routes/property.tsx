import { useParams } from 'react-router'
import { featuredSpaces } from '../features/landing/featured-spaces.ts'
import { PriceCard } from '../features/listing/price-card.tsx'
import { PropertyPage } from '../features/listing/property-page.tsx'
import { setPageMeta } from '../platform/queries/page-meta.query.ts'
import type { RouteModule } from '../platform/route.ts'
import { useMember } from '../platform/session/use-session.ts'

const find = (id: string | undefined) => featuredSpaces.find((space) => space.id === id)

export const load: RouteModule['load'] = async ({ queryClient }, { params: { id }, request }) => {
  const property = find(id)
  if (!property) throw new Response('Not found', { status: 404 })
  setPageMeta(queryClient, new URL(request.url).pathname, {
    title: `${property.title}, ${property.location}`,
    description: property.description,
    ...(property.pictures[0] ? { image: property.pictures[0].src } : {}),
  })
}

export function Page() {
  const { id } = useParams()
  const member = useMember()
  const property = find(id)
  if (!property) return null
  return (
    <PropertyPage
      property={property}
      card={<PriceCard pricePerDay={property.pricePerDay} signedIn={member !== null} />}
    />
  )
}
