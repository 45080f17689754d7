import type { Member } from '@roomtone/contract/account/member'
import { profileCompletion } from '@roomtone/domain/account/completion'
import { openDialog } from '../../platform/dialogs/dialogs.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CompletionBar } from './completion-bar.tsx'
import { Person } from './person.tsx'
import { profileTexts as texts } from './profile.texts.ts'
import { profileParts } from './profile-parts.ts'

/** The dashboard's view of one's own profile. */
export function ProfilePanel({ member }: { member: Member }) {
  return (
    <Card padding="l" className="grid max-w-3xl gap-8">
      <Person member={member} />
      <CompletionBar percent={profileCompletion(profileParts(member))} />
      <div className="flex flex-wrap gap-3 border-t pt-6">
        <ButtonLink to="/profile">{texts.edit}</ButtonLink>
        <Button variant="line" aria-haspopup="dialog" onClick={() => openDialog('host-type')}>
          {texts.becomeHost}
        </Button>
      </div>
    </Card>
  )
}
