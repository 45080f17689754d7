import { analyticsCalls } from '@roomtone/contract/analytics/analytics.calls'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useServices } from '../../../platform/services.tsx'
import { useMember } from '../../../platform/session/use-session.ts'
import { PayCheckout } from './pay/pay-checkout.tsx'
import { NothingChosen } from './plates.tsx'
import { readAddress } from './request/address.ts'
import { RequestCheckout } from './request/request-checkout.tsx'

export function CheckoutPage() {
  const member = useMember()
  const [search] = useSearchParams()
  const address = readAddress(search)
  useCounted(member !== null && address.kind === 'wanted')
  if (!member) return null
  if (address.kind === 'booking') return <PayCheckout key={address.id} member={member} id={address.id} />
  if (address.kind === 'wanted') return <RequestCheckout member={member} wanted={address} />
  return <NothingChosen />
}

/** Counted once it is open, without ever delaying anybody. */
function useCounted(isOpen: boolean): void {
  const { call } = useServices()
  useEffect(() => {
    if (isOpen) call(analyticsCalls.visit, { body: { what: 'checkout' } }).catch(() => {})
  }, [isOpen, call])
}
