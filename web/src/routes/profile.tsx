import { AboutMe } from '../features/profile/about-me.tsx'
import { Person } from '../features/profile/person.tsx'
import { profileTexts as texts } from '../features/profile/profile.texts.ts'
import { useMember } from '../platform/session/use-session.ts'
import { ButtonLink } from '../ui/button.tsx'

export function Page() {
  const member = useMember()
  if (!member) return null
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28">
      <div className="mb-12 flex flex-wrap items-center justify-between gap-6">
        <Person member={member} level="h1" />
        <ButtonLink variant="line" to="/settings/personal-info">
          {texts.personalInfo}
        </ButtonLink>
      </div>
      <AboutMe />
    </main>
  )
}
