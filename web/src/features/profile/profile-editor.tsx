import type { Member } from '@roomtone/contract/account/member'
import { profileTexts as texts } from '@roomtone/texts/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { AboutMe, Intro } from './about-me.tsx'
import { AvatarEditor } from './avatar-editor.tsx'
import { CompletionBar } from './completion-bar.tsx'
import { profileQuery } from './profile.query.ts'

/** Everything that others see about a person, each part editable in place. */
export function ProfileEditor({ member }: { member: Member }) {
  const profile = useQuery(profileQuery(useServices()))
  const isBroken = profile.isError && !profile.data
  useEffect(() => {
    if (isBroken) void showToast('error', texts.failed.title, texts.failed.text)
  }, [isBroken])
  return (
    <>
      <div className="mb-12">
        <AvatarEditor member={member} />
      </div>
      {profile.data ? (
        <>
          <div className="mb-12 max-w-xl">
            <CompletionBar profile={profile.data} />
          </div>
          <Intro profile={profile.data} />
          <AboutMe profile={profile.data} />
        </>
      ) : isBroken ? (
        <ErrorState
          title={texts.failed.text}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        >
          {profile.error.message}
        </ErrorState>
      ) : (
        <Loading>
          <Skeleton className="h-10 max-w-xl" />
          <Skeleton className="mt-8 h-80" />
        </Loading>
      )}
    </>
  )
}
