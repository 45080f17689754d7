import { useParams } from 'react-router'
import { featuredSpaces } from '../features/landing/featured-spaces.ts'
import { PriceCard } from '../features/listing/price-card.tsx'
import { PropertyPage } from '../features/listing/property-page.tsx'
import type { RouteModule } from '../platform/route.ts'
import { useMember } from '../platform/session/use-session.ts'

const find = (id: string | undefined) => featuredSpaces.find((space) => space.id === id)

export const load: RouteModule['load'] = async (_services, { params: { id } }) => {
  if (!find(id)) throw new Response('Not found', { status: 404 })
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
