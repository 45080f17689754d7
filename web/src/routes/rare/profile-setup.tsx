import { accountTexts } from '@roomtone/texts/account/account'
import { ProfileForm } from '../../features/account/profile-form.tsx'
import { Page as Frame } from '../../ui/page.tsx'

export { profileSetup as title } from '@roomtone/texts/shell/titles'

const texts = accountTexts.profile

export function Page() {
  return (
    <Frame title={texts.title} intro={texts.intro} measure="form">
      <ProfileForm />
    </Frame>
  )
}
