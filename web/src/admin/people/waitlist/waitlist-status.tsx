import { Badge } from '../../../ui/badge.tsx'
import { adminTexts } from '../../list/admin.texts.ts'
import { Moment } from '../../list/moment.tsx'
import type { WaitlistEntry } from './waitlist.query.ts'

const texts = adminTexts.waitlist

export function WaitlistStatus({ entry }: { entry: WaitlistEntry }) {
  if (entry.hasAccount) return <Badge tone="ok">{texts.hasAccount}</Badge>
  if (!entry.invitedAt) return <Badge tone="wait">{texts.waiting}</Badge>
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2 md:justify-start">
      <Badge>{texts.invited}</Badge>
      <span className="text-ink-2">
        <Moment at={entry.invitedAt} dateOnly />
      </span>
    </span>
  )
}
