import { useNavigate, useSearchParams } from 'react-router'
import { VerificationPanel } from '../../parts/verification/verification-panel.tsx'
import { nextIn } from '../../platform/next-in.ts'
import { useMember } from '../../platform/session/use-session.ts'

export { verifyIdentity as title } from '@roomtone/texts/shell/titles'

/** The page that emails link to: the same panel on its own page, in every state. */
export function Page() {
  const member = useMember()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  if (!member) return null
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28">
      <VerificationPanel member={member} level="h1" onDone={() => navigate(nextIn(search))} />
    </main>
  )
}
