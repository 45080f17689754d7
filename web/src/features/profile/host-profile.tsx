import type { Member } from '@roomtone/contract/account/member'
import { profileTexts as texts } from '@roomtone/texts/profile/profile'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ProfileEditor } from './profile-editor.tsx'

/** The hosting tab: the same profile, with a preview of what others see. */
export function HostProfile({ member }: { member: Member }) {
  return (
    <Page
      title={texts.title}
      intro={texts.hostingIntro}
      actions={
        <ButtonLink variant="line" to={`/users/${member.id}`}>
          {texts.preview}
        </ButtonLink>
      }
    >
      <ProfileEditor member={member} />
    </Page>
  )
}
