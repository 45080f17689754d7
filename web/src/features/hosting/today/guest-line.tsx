import type { BookingCard } from '@roomtone/contract/booking/booking'
import { answerTexts } from '@roomtone/texts/booking/answer'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { Avatar } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/cx.ts'

const texts = answerTexts.requests

type GuestLineProps = { guest: BookingCard['guest']; className?: string | undefined }

/** The guest, as far as a host may know them. */
export function GuestLine({ guest, className }: GuestLineProps) {
  return (
    <p className={cx('flex flex-wrap items-center gap-x-2 gap-y-1 text-small', className)}>
      <Avatar letters={guest.name.slice(0, 1).toUpperCase()} src={guest.avatarUrl} size="s" tone="soft" />
      <Link to={`/users/${guest.id}`} className="link font-semibold">
        {guest.name}
      </Link>
      {guest.isVerified && (
        <span className="flex items-center gap-1 text-ok">
          <ShieldCheck className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {texts.verified}
        </span>
      )}
      <span className="text-ink-2">{texts.completed({ count: guest.completedBookings })}</span>
    </p>
  )
}
