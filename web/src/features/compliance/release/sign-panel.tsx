import type { BookingView } from '@roomtone/contract/booking/booking'
import type { PacketView } from '@roomtone/contract/compliance/packet'
import type { ReleaseView } from '@roomtone/contract/compliance/release'
import { releaseTexts } from '@roomtone/texts/compliance/release'
import { BadgeCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { zonedWords } from '../../../parts/booking/zoned-words.ts'
import { useVerifyPath } from '../../../parts/verification/use-verify-path.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { type ReleaseStanding, signaturesOf } from './release-standing.ts'
import { SignForm } from './sign-form.tsx'

type SignPanelProps = {
  release: ReleaseView
  packet: PacketView
  booking: BookingView
  standing: ReleaseStanding
  isRead: boolean
  hasJustSigned: boolean
  onSigned: (release: ReleaseView) => void
  onStale: () => void
}

/** What follows the last line: to sign, to wait, or why not. */
export function SignPanel(props: SignPanelProps) {
  const { standing, booking } = props
  const verifyPath = useVerifyPath()
  switch (standing) {
    case 'sign':
      return <ToSign {...props} />
    case 'signed':
      return <Signed {...props} />
    case 'cancelled':
      return (
        <Note title={releaseTexts.closed.title}>
          {releaseTexts.closed.cancelled({ who: whoEnded(booking) })}
        </Note>
      )
    case 'over':
      return <Note title={releaseTexts.closed.title}>{releaseTexts.closed.over}</Note>
    case 'unverified':
      return (
        <Note
          title={releaseTexts.closed.unverifiedTitle}
          action={<ButtonLink to={verifyPath}>{releaseTexts.closed.verify}</ButtonLink>}
        >
          {releaseTexts.closed.unverified}
        </Note>
      )
    default:
      return null
  }
}

function ToSign({ release, booking, isRead, onSigned, onStale }: SignPanelProps) {
  const texts = releaseTexts.sign
  return (
    <Card raised padding="l" className="max-w-[68ch] print:hidden">
      <h2 id="sign" tabIndex={-1} className="outline-none">
        {isRead ? texts.title : texts.lockedTitle}
      </h2>
      <p className="mt-3 text-ink-2">{isRead ? texts.intro : texts.locked}</p>
      {/* Stays while another version is read, with everything typed into it. */}
      <div hidden={!isRead} className="mt-6">
        <SignForm bookingId={booking.id} release={release} onSigned={onSigned} onStale={onStale} />
      </div>
    </Card>
  )
}

function Signed({ release, packet, booking, hasJustSigned }: SignPanelProps) {
  const texts = releaseTexts.signed
  const box = useRef<HTMLDivElement>(null)
  // The focused form is gone, and this is its result.
  useEffect(() => {
    if (hasJustSigned) box.current?.focus()
  }, [hasJustSigned])
  const own = signaturesOf(release, packet).find(({ party }) => party === packet.party)
  const side = packet.party === 'host' ? 'host' : 'guest'
  return (
    <Card raised padding="l" className="max-w-[68ch] print:hidden">
      <div ref={box} tabIndex={-1} className="outline-none">
        <h2 className="flex items-center gap-3">
          <BadgeCheck className="size-6 flex-none text-ok" strokeWidth={1.5} aria-hidden="true" />
          {texts.title}
        </h2>
        {own && (
          <p className="mt-3 text-small text-ink-2">
            {own.legalName}.{' '}
            {texts.when({ version: release.version, when: zonedWords(own.signedAt, packet.timeZone) })}
          </p>
        )}
        <p className="mt-3">{nextWords(release, packet, booking)}</p>
      </div>
      <ButtonLink variant="line" to={backOf(side, booking.id)} className="mt-6">
        {texts.next[side]}
      </ButtonLink>
    </Card>
  )
}

function nextWords(release: ReleaseView, packet: PacketView, { guest, host }: BookingView): string {
  const texts = releaseTexts.signed
  if (signaturesOf(release, packet).length < 2)
    return texts.waiting({ name: packet.party === 'host' ? guest.name : host.name })
  return packet.isCleared ? texts.cleared : texts.both
}

/** The reader's own page of the booking. */
export function backOf(party: PacketView['party'], bookingId: string): string {
  if (party === 'admin') return '/admin/compliance'
  return party === 'host' ? `/hosting?tab=today&booking=${bookingId}` : `/trips/${bookingId}`
}

function whoEnded({ endedBy, party, guest, host }: BookingView): string {
  const texts = releaseTexts.closed
  if (endedBy === party) return texts.you
  if (endedBy === 'guest') return guest.name
  return endedBy === 'host' ? host.name : texts.roomtone
}

function Note({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Card padding="l" className="max-w-[68ch] print:hidden">
      <h2>{title}</h2>
      <p className="mt-3 text-ink-2">{children}</p>
      {action && <div className="mt-6">{action}</div>}
    </Card>
  )
}
