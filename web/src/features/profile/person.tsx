import type { Member } from '@roomtone/contract/account/member'
import { LOCALE } from '@roomtone/texts/language'
import { profileTexts as texts } from '@roomtone/texts/profile/profile'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { initials } from './initials.ts'

const month = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Who this is: face, name, since when, and whether the identity is checked. */
export function Person({ member }: { member: Member }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar letters={initials(member.fullName)} src={member.avatarUrl} size="xl" />
      <div className="min-w-0">
        <h2 className="wrap-anywhere">{member.fullName}</h2>
        <Standing isVerified={member.isVerified} since={member.memberSince} />
      </div>
    </div>
  )
}

type StandingProps = { isVerified: boolean; since: string; children?: ReactNode }

export function Standing({ isVerified, since, children }: StandingProps) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-3 text-small text-ink-2">
      {texts.memberSince({ month: month.format(new Date(since)) })}
      {isVerified ? (
        <Badge tone="ok" icon={<BadgeCheck aria-hidden="true" />}>
          {texts.verified}
        </Badge>
      ) : (
        <Badge>{texts.notVerified}</Badge>
      )}
      {children}
    </p>
  )
}
