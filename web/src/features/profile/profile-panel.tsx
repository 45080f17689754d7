import type { Member } from '@roomtone/contract/account/member'
import { profileTexts as texts } from '@roomtone/texts/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../platform/services.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { CompletionBar } from './completion-bar.tsx'
import { Person } from './person.tsx'
import { profileQuery } from './profile.query.ts'

/** The member's own profile on the dashboard. */
export function ProfilePanel({ member }: { member: Member }) {
  const { data, isError } = useQuery(profileQuery(useServices()))
  return (
    <Card padding="l" className="grid max-w-3xl gap-8">
      <Person member={member} />
      {data ? (
        <CompletionBar profile={data} />
      ) : isError ? (
        <p className="text-small text-ink-2">{texts.failed.text}</p>
      ) : (
        <Skeleton className="h-10" />
      )}
      <div className="flex flex-wrap gap-3 border-t pt-6">
        <ButtonLink to="/profile">{texts.editProfile}</ButtonLink>
        <ButtonLink variant="line" to="/listing-wizard">
          {texts.becomeHost}
        </ButtonLink>
      </div>
    </Card>
  )
}
