import { useSearchParams } from 'react-router'
import { useMember } from '../../platform/session/use-session.ts'
import { readAddress } from './address.ts'
import { PayCheckout } from './pay-checkout.tsx'
import { NothingChosen } from './plates.tsx'
import { RequestCheckout } from './request-checkout.tsx'

export function CheckoutPage() {
  const member = useMember()
  const [search] = useSearchParams()
  const address = readAddress(search)
  if (!member) return null
  if (address.kind === 'booking') return <PayCheckout key={address.id} member={member} id={address.id} />
  if (address.kind === 'wanted') return <RequestCheckout member={member} wanted={address} />
  return <NothingChosen />
}
