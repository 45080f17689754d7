import { useMemo } from 'react'
import { Invitation } from '../../features/account/settings/shared-access/invitation.tsx'
import { keepToken } from '../../features/account/settings/shared-access/kept-token.ts'
import { useTokenInAddress } from '../../features/account/token-in-address.ts'

export { authShared as title } from '@roomtone/texts/shell/titles'

export function Page() {
  const inAddress = useTokenInAddress()
  // Kept from here on, because what is forgotten after an answer must not change the page that says so.
  const token = useMemo(() => keepToken(inAddress), [inAddress])
  return <Invitation key={token} token={token} />
}
