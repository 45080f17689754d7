import { homeTexts } from '@roomtone/texts/site/home'
import { ContinueListing } from '../features/application/draft/continue-listing.tsx'
import { FeaturedGrid } from '../features/site/home/featured-grid.tsx'
import { VerificationPanel } from '../parts/verification/verification-panel.tsx'
import { useMember } from '../platform/session/use-session.ts'
import { Page as Frame } from '../ui/page.tsx'

export { home as title } from '@roomtone/texts/shell/titles'

export function Page() {
  const member = useMember()
  if (!member) return null
  if (!member.isVerified) {
    return (
      <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28">
        <ContinueListing />
        <VerificationPanel member={member} level="h1" />
      </main>
    )
  }
  return (
    <Frame title={homeTexts.featured} before={<ContinueListing />}>
      <FeaturedGrid />
    </Frame>
  )
}
