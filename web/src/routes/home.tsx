import { homeTexts } from '../features/home/home.texts.ts'
import { HomeCard } from '../features/home/home-card.tsx'
import { featuredSpaces } from '../features/landing/featured-spaces.ts'
import { VerificationPanel } from '../features/verification/verification-panel.tsx'
import { useMember } from '../platform/session/use-session.ts'
import { Page as Frame } from '../ui/page.tsx'

export function Page() {
  const member = useMember()
  if (!member) return null
  if (!member.isVerified) {
    return (
      <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28">
        <VerificationPanel member={member} level="h1" />
      </main>
    )
  }
  return (
    <Frame title={homeTexts.featured}>
      <div className="grid gap-8 md:grid-cols-2 md:gap-x-6 lg:grid-cols-3 lg:gap-y-12">
        {featuredSpaces.map((space, index) => (
          <HomeCard key={space.id} space={space} priority={index === 0} />
        ))}
      </div>
    </Frame>
  )
}
