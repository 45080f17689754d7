import type { Member } from '@roomtone/contract/account/member'
import { BadgeCheck } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { initials } from './initials.ts'
import { profileTexts as texts } from './profile.texts.ts'

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

/** Who this is: face, name, since when, and whether the identity is checked. */
export function Person({ member, level: Heading = 'h2' }: { member: Member; level?: 'h1' | 'h2' }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar letters={initials(member.fullName)} src={member.avatarUrl} size="xl" />
      <div className="min-w-0">
        <Heading className="wrap-anywhere">{member.fullName}</Heading>
        <p className="mt-2 flex flex-wrap items-center gap-3 text-small text-ink-2">
          {texts.memberSince(month.format(new Date(member.memberSince)))}
          {member.isVerified ? (
            <Badge tone="ok" icon={<BadgeCheck aria-hidden="true" />}>
              {texts.verified}
            </Badge>
          ) : (
            <Badge>{texts.notVerified}</Badge>
          )}
        </p>
      </div>
    </div>
  )
}
