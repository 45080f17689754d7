import type { BookingView } from '@roomtone/contract/booking/booking'
import { releaseCalls } from '@roomtone/contract/compliance/compliance.calls'
import type { PacketView } from '@roomtone/contract/compliance/packet'
import type { ReleaseView } from '@roomtone/contract/compliance/release'
import { releaseTexts } from '@roomtone/texts/compliance/release'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router'
import { zonedWords } from '../../../parts/booking/zoned-words.ts'
import { DownloadButton } from '../../../parts/file/download-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { signaturesOf } from './release-standing.ts'

const texts = releaseTexts.aside

type ReleaseAsideProps = { release: ReleaseView; packet: PacketView; booking: BookingView }

/** Who has signed this version, its PDF, and the versions before it. */
export function ReleaseAside({ release, packet, booking }: ReleaseAsideProps) {
  const { version } = release
  return (
    <aside className="top-24 mb-8 grid gap-4 self-start lg:sticky lg:order-last">
      <Card className="grid gap-5">
        <h2 className="font-sans text-body font-semibold tracking-normal">{texts.title}</h2>
        <ul className="grid gap-4">
          <Signer side="host" release={release} packet={packet} name={booking.host.name} />
          <Signer side="guest" release={release} packet={packet} name={booking.guest.name} />
        </ul>
        <div className="grid print:hidden">
          <DownloadButton
            get={(call) => call(releaseCalls.print, { params: { id: booking.id }, query: { version } })}
          >
            {texts.pdf}
          </DownloadButton>
        </div>
      </Card>
      <Versions shown={version} packet={packet} />
    </aside>
  )
}

type SignerProps = { side: 'guest' | 'host'; release: ReleaseView; packet: PacketView; name: string }

function Signer({ side, release, packet, name }: SignerProps) {
  const signature = signaturesOf(release, packet).find(({ party }) => party === side)
  const isOwn = packet.party === side
  const Icon = signature ? CircleCheck : CircleDashed
  return (
    <li className="flex items-start gap-3">
      <Icon
        className={signature ? 'mt-0.5 size-5 flex-none text-ok' : 'mt-0.5 size-5 flex-none text-ink-3'}
        strokeWidth={1.5}
        aria-hidden="true"
      />
      <div className="min-w-0 text-small">
        <p className="font-medium wrap-anywhere">{signature?.legalName ?? name}</p>
        <p className="text-ink-2">
          {texts[side]}
          {isOwn && `, ${texts.you}`}
        </p>
        <p className="text-ink-2">
          {signature
            ? texts.signed({ when: zonedWords(signature.signedAt, packet.timeZone) })
            : openWords(isOwn, release, packet)}
        </p>
      </div>
    </li>
  )
}

function openWords(isOwn: boolean, release: ReleaseView, packet: PacketView): string {
  if (release.supersededAt !== null || !packet.isOpen) return texts.never
  return isOwn ? texts.yours : texts.open
}

function Versions({
  shown,
  packet: { bookingId, release, timeZone },
}: {
  shown: number
  packet: PacketView
}) {
  if (release.earlier.length === 0) return null
  return (
    <nav aria-label={texts.versions} className="text-small print:hidden">
      <h2 className="mb-2 font-sans text-small font-medium tracking-normal text-ink-2">{texts.versions}</h2>
      <ul className="grid gap-1">
        <Version to={`/release/${bookingId}`} isShown={shown === release.version}>
          {texts.isCurrent({ version: release.version })}
        </Version>
        {release.earlier.map(({ version, supersededAt }) => (
          <Version key={version} to={`/release/${bookingId}?version=${version}`} isShown={shown === version}>
            {texts.earlier({ version, when: zonedWords(supersededAt, timeZone) })}
          </Version>
        ))}
      </ul>
    </nav>
  )
}

function Version({ to, isShown, children }: { to: string; isShown: boolean; children: string }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isShown ? 'page' : undefined}
        className={
          isShown ? 'touch inline-flex items-center font-medium' : 'link touch inline-flex items-center'
        }
      >
        {children}
      </Link>
    </li>
  )
}
