import type { BookingView } from '@roomtone/contract/booking/booking'
import type { PacketView } from '@roomtone/contract/compliance/packet'
import type { ReleaseView } from '@roomtone/contract/compliance/release'
import { releaseTexts as texts } from '@roomtone/texts/compliance/release'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { bookingQuery } from '../../../parts/booking/booking.query.ts'
import { whenWords } from '../../../parts/booking/booking-when.ts'
import { zonedWords } from '../../../parts/booking/zoned-words.ts'
import { packetQuery, refreshPackets, releaseQuery } from '../../../parts/compliance/packet.query.ts'
import { MissingOrFailed } from '../../../parts/page/missing-or-failed.tsx'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { minutesToRead } from './reading.ts'
import { ReleaseAside } from './release-aside.tsx'
import { ReleaseDocument } from './release-document.tsx'
import { isReissued, standingOf } from './release-standing.ts'
import { backOf, SignPanel } from './sign-panel.tsx'
import { useReading } from './use-reading.ts'

/** The location release of a booking, for both sides and for admins: to read, to sign, to keep. */
export function ReleasePage({ bookingId, version }: { bookingId: string; version: number | undefined }) {
  const services = useServices()
  const release = useQuery(releaseQuery(services, bookingId, version))
  const packet = useQuery(packetQuery(services, bookingId))
  const booking = useQuery(bookingQuery(services, bookingId))
  const all = [release, packet, booking]
  const failed = all.find(({ isError, data }) => isError && !data)
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pb-28 print:py-0">
      {release.data && packet.data && booking.data ? (
        <Release
          release={release.data}
          packet={packet.data}
          booking={booking.data}
          reload={async () => void (await release.refetch())}
          keep={(signed) =>
            services.queryClient.setQueryData(releaseQuery(services, bookingId, version).queryKey, signed)
          }
        />
      ) : failed?.error ? (
        <MissingOrFailed
          error={failed.error}
          onRetry={() => {
            for (const one of all) if (one.isError) void one.refetch()
          }}
          retrying={all.some(({ isFetching }) => isFetching)}
          missing={{
            ...texts.missing,
            action:
              version === undefined ? (
                <ButtonLink to="/trips">{texts.missing.trips}</ButtonLink>
              ) : (
                <ButtonLink to={`/release/${bookingId}`}>{texts.missing.current}</ButtonLink>
              ),
          }}
          failed={texts.failed}
          heading={texts.title}
        />
      ) : (
        <ReleaseSkeleton />
      )}
    </main>
  )
}

type ReleaseProps = {
  release: ReleaseView
  packet: PacketView
  booking: BookingView
  reload: () => Promise<void>
  keep: (signed: ReleaseView) => void
}

function Release({ release, packet, booking, reload, keep }: ReleaseProps) {
  const { queryClient } = useServices()
  const text = useRef<HTMLDivElement>(null)
  const [staleVersion, setStaleVersion] = useState(0)
  const [hasJustSigned, setJustSigned] = useState(false)
  const reading = useReading(text, release.version)
  const standing = standingOf(release, packet, booking.state)
  const isAnew = isReissued(release, packet) || staleVersion === release.version

  function signed(view: ReleaseView): void {
    keep(view)
    setJustSigned(true)
    void refreshPackets(queryClient)
    void showToast('success', texts.sign.done)
  }

  return (
    <>
      {standing === 'sign' && <ReadBar share={reading.share} />}
      <Head release={release} packet={packet} />
      {isAnew && <Reissued reload={reload} />}
      {release.supersededAt !== null && (
        <Superseded bookingId={booking.id} when={zonedWords(release.supersededAt, packet.timeZone)} />
      )}
      <div className="mt-10 grid gap-x-16 border-t pt-8 lg:grid-cols-[minmax(0,1fr)_17rem] print:mt-6 print:block">
        <ReleaseAside release={release} packet={packet} booking={booking} />
        <div className="grid min-w-0 content-start gap-12">
          <ReleaseDocument
            release={release}
            text={text}
            onEnd={standing === 'sign' ? reading.markRead : null}
          />
          <SignPanel
            release={release}
            packet={packet}
            booking={booking}
            standing={standing}
            isRead={reading.isRead}
            hasJustSigned={hasJustSigned}
            onSigned={signed}
            onStale={() => setStaleVersion(release.version)}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {standing === 'sign' && reading.isRead && !isAnew ? texts.end.reached : ''}
      </p>
    </>
  )
}

function Head({ release, packet }: Pick<ReleaseProps, 'release' | 'packet'>) {
  const { party, bookingId, title, production, timeZone } = packet
  return (
    <header className="max-w-[68ch]">
      <Link
        to={backOf(party, bookingId)}
        className="touch inline-flex items-center gap-2 text-small text-ink-2 hover:text-ink print:hidden"
      >
        <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {texts.back[party]}
      </Link>
      <h1 lang="en" className="mt-4 wrap-anywhere">
        {release.title}
      </h1>
      {/* An older version names the production in its own words. */}
      {release.version === packet.release.version && (
        <p className="mt-5 text-h3 wrap-anywhere">{production}</p>
      )}
      <p className="mt-1 text-ink-2 wrap-anywhere">
        {title} · {whenWords(packet)}
      </p>
      <p className="mt-3 text-small text-ink-2">
        {texts.version({ version: release.version, when: zonedWords(release.issuedAt, timeZone) })}
        {' · '}
        {texts.minutes({ minutes: minutesToRead(release.sections) })}
      </p>
    </header>
  )
}

/** How far the reader has come, along the upper edge of the screen. */
function ReadBar({ share }: { share: number }) {
  const percent = Math.round(100 * share)
  return (
    <div
      role="progressbar"
      aria-label={texts.read}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="fixed inset-x-0 top-0 z-40 h-1 print:hidden"
    >
      <div className="h-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  )
}

/** Always in view, without taking the focus from somebody who types. */
function Reissued({ reload }: { reload: () => Promise<void> }) {
  const [pending, setPending] = useState(false)
  return (
    <section
      role="alert"
      className="sticky top-4 z-40 mt-8 flex flex-wrap items-center justify-between gap-4 rounded-m bg-wait-soft p-4 text-wait shadow-2 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-80">
        <h2 className="font-sans text-body font-semibold tracking-normal">{texts.updated.title}</h2>
        <p className="mt-1 text-small">{texts.updated.text}</p>
      </div>
      <Button
        variant="ink"
        pending={pending}
        onClick={() => {
          setPending(true)
          void reload().finally(() => {
            setPending(false)
            document.getElementById('main')?.focus({ preventScroll: true })
          })
        }}
      >
        {texts.updated.show}
      </Button>
    </section>
  )
}

function Superseded({ bookingId, when }: { bookingId: string; when: string }) {
  return (
    <p className="mt-8 max-w-[68ch] rounded-m bg-paper-2 px-5 py-4 text-small">
      {texts.superseded({ when })}{' '}
      <Link to={`/release/${bookingId}`} className="link print:hidden">
        {texts.current}
      </Link>
    </p>
  )
}

function ReleaseSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className="max-w-[68ch]">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="mt-4 h-12" />
        <Skeleton className="mt-4 h-6" />
        <Skeleton className="mt-8 h-120" />
      </div>
    </Loading>
  )
}
