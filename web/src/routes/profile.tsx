import { profileTexts as texts } from '@roomtone/texts/profile/profile'
import { Standing } from '../features/profile/person.tsx'
import { ProfileEditor } from '../features/profile/profile-editor.tsx'
import { useMember } from '../platform/session/use-session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page as Frame } from '../ui/page.tsx'

export { profile as title } from '@roomtone/texts/shell/titles'

export function Page() {
  const member = useMember()
  if (!member) return null
  return (
    <Frame
      title={member.fullName}
      intro={<Standing isVerified={member.isVerified} since={member.memberSince} />}
      actions={
        <>
          <ButtonLink variant="line" to={`/users/${member.id}`}>
            {texts.preview}
          </ButtonLink>
          <ButtonLink variant="line" to="/settings/personal-info">
            {texts.personalInfo}
          </ButtonLink>
        </>
      }
    >
      <ProfileEditor member={member} />
      <ButtonLink variant="line" to="/help?article=your-profile" className="mt-10">
        {texts.help}
      </ButtonLink>
    </Frame>
  )
}
