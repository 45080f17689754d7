import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useMember } from '../../platform/session/use-session.ts'
import { GuestHeader } from './guest-header.tsx'

const MemberHeader = lazy(async () => ({ default: (await import('./member-header.tsx')).MemberHeader }))
const HostHeader = lazy(async () => ({ default: (await import('./host-header.tsx')).HostHeader }))

/**
 * Guests, members, and hosts in their console each have a header; all have the same height, so that nothing
 * jumps.
 */
export function SiteHeader() {
  const member = useMember()
  const { pathname } = useLocation()
  const onSearchPage = pathname === '/search'
  if (!member) return <GuestHeader onSearchPage={onSearchPage} />
  const hosting = pathname.startsWith('/hosting') && member.roles.includes('host')
  return (
    <Suspense
      fallback={<div className={hosting ? 'h-17 bg-night md:h-34 lg:h-22' : 'h-34.5 md:h-39.5 lg:h-22'} />}
    >
      {hosting ? (
        <HostHeader member={member} />
      ) : (
        <MemberHeader member={member} onSearchPage={onSearchPage} />
      )}
    </Suspense>
  )
}
