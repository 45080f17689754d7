import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ListingsPanel } from './listings-panel.tsx'

const ListingEditor = lazy(async () => ({
  default: (await import('../../listing-editor/listing-editor.tsx')).ListingEditor,
}))

/** The list, or one of its listings: the address says which. */
export function ListingsTab() {
  const [search] = useSearchParams()
  const listing = search.get('listing')
  if (listing === null) return <ListingsPanel />
  return (
    <Suspense fallback={<main id="main" tabIndex={-1} className="wrap min-h-80 outline-none" />}>
      <ListingEditor id={listing} section={search.get('section')} />
    </Suspense>
  )
}
