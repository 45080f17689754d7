import { lazy, Suspense } from 'react'
import { useSite } from '../../platform/queries/site.query.ts'

const GoogleButton = lazy(async () => ({ default: (await import('./google-button.tsx')).GoogleButton }))

/** Shown where this Roomtone is set up for it; nothing elsewhere. */
export function GoogleOffer() {
  return (
    useSite().google && (
      <Suspense>
        <GoogleButton />
      </Suspense>
    )
  )
}
