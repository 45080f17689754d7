import { useSyncExternalStore } from 'react'
import { ReferralPage } from '../features/referral/referral-page.tsx'

const never = () => () => {}

export function Page() {
  // The server does not know by which name the browser reached it; the page does.
  const link = useSyncExternalStore(
    never,
    () => `${location.origin}/`,
    () => '/',
  )
  return <ReferralPage link={link} />
}
