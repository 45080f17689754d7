import { useMemo } from 'react'
import { useTokenInAddress } from '../features/account/token-in-address.ts'
import { Invitation } from '../features/settings/shared-access/invitation.tsx'
import { keepToken } from '../features/settings/shared-access/kept-token.ts'

export function Page() {
  const inAddress = useTokenInAddress()
  // Kept from here on: what is forgotten after an answer must not change the page that says so.
  const token = useMemo(() => keepToken(inAddress), [inAddress])
  return <Invitation key={token} token={token} />
}
