import { useLocation } from 'react-router'
import { PropertyPage } from '../features/listing/property-page.tsx'
import { PriceCard } from '../features/listing/quote/price-card.tsx'
import { featuredSpaces } from '../features/site/landing/featured-spaces.ts'
import { setPageMeta } from '../platform/queries/page-meta.query.ts'
import type { RouteModule } from '../platform/route.ts'

export { exampleSpace as title } from '@roomtone/texts/shell/titles'

const find = (pathname: string) => featuredSpaces.find(({ id }) => pathname === `/property/${id}`)

export const load: RouteModule['load'] = async ({ queryClient }, { request }) => {
  const { pathname } = new URL(request.url)
  const space = find(pathname)
  if (!space) throw new Response('Not found', { status: 404 })
  const { title, location, description, pictures } = space
  setPageMeta(queryClient, pathname, {
    title: `${title}, ${location}`,
    description,
    ...(pictures[0] ? { image: pictures[0].src } : {}),
  })
}

export function Page() {
  const space = find(useLocation().pathname)
  if (!space) return null
  return <PropertyPage property={space} card={<PriceCard pricePerDay={space.pricePerDay} />} />
}
