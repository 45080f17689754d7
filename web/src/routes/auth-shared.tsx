import { useState } from 'react'
import { Invitation } from '../features/settings/shared-access/invitation.tsx'
import { keptToken } from '../features/settings/shared-access/kept-token.ts'

export function Page() {
  const [token] = useState(keptToken)
  return <Invitation token={token} />
}
