import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { revealAccess } from '@roomtone/contract/booking/reveal-access'
import type { Reply } from '@roomtone/contract/endpoint'
import { bookingWords } from '@roomtone/texts/booking/booking-words'
import { arrivalTexts } from '@roomtone/texts/listing/arrival'
import { toastTexts } from '@roomtone/texts/platform/toasts'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ArrivalPictures } from '../listing/arrival/arrival-pictures.tsx'

const SpotMap = lazy(async () => ({ default: (await import('./spot-map.tsx')).SpotMap }))
const texts = bookingWords.access

type Access = Reply<typeof revealAccess>

/** Loads the address only when somebody wants to read it, because every reading is recorded. */
export function AccessCard({ bookingId }: { bookingId: string }) {
  const { call } = useServices()
  const reveal = useMutation({
    mutationFn: () => call(bookingCalls.access, { params: { id: bookingId } }),
    onError: toastError,
  })
  if (reveal.data) return <Shown access={reveal.data} />
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p className="flex min-w-0 flex-1 basis-80 items-start gap-3 text-small text-ink-2">
        <KeyRound className="mt-0.75 size-4.5 flex-none" strokeWidth={1.5} aria-hidden="true" />
        {texts.written}
      </p>
      <Button
        variant="ink"
        pending={reveal.isPending}
        pendingText={texts.showing}
        onClick={() => reveal.mutate()}
      >
        {texts.show}
      </Button>
    </Card>
  )
}

function Shown({ access }: { access: Access }) {
  const lines = addressLines(access)
  const box = useRef<HTMLDivElement>(null)
  // The focused button is gone.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <Card padding="none" className="overflow-hidden">
      <Suspense fallback={<Skeleton className="h-56" />}>
        <SpotMap point={access} label={texts.spot({ address: lines.join(', ') })} className="h-56" />
      </Suspense>
      <div ref={box} tabIndex={-1} className="grid gap-6 p-4 outline-none md:p-6">
        <Row title={texts.address}>
          <p>
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
          <Button variant="line" className="mt-3" onClick={() => void copy(lines.join(', '), texts)}>
            {texts.copy}
          </Button>
        </Row>
        <Row title={texts.notes}>
          <p className="whitespace-pre-line">{access.accessNotes || texts.noNotes}</p>
        </Row>
        {access.loadIn && (
          <Row title={arrivalTexts.loadIn}>
            <p className="whitespace-pre-line">{access.loadIn}</p>
          </Row>
        )}
        {access.parking && (
          <Row title={arrivalTexts.parking}>
            <p className="whitespace-pre-line">{access.parking}</p>
          </Row>
        )}
        {(access.wifiName || access.wifiPassword) && (
          <Row title={arrivalTexts.wifi}>
            <Wifi name={access.wifiName} password={access.wifiPassword} />
          </Row>
        )}
        {access.arrivalPhotos.length > 0 && (
          <Row title={arrivalTexts.pictures} wide>
            <ArrivalPictures photos={access.arrivalPhotos} />
          </Row>
        )}
        <Row title={texts.contact}>
          <p>{access.contact.name}</p>
          <a href={`mailto:${access.contact.email}`} className="link">
            {access.contact.email}
          </a>
          {access.contact.phone && (
            <p>
              <a href={`tel:${access.contact.phone.replaceAll(' ', '')}`} className="link">
                {access.contact.phone}
              </a>
            </p>
          )}
        </Row>
        <p className="text-small text-ink-2">{texts.written}</p>
      </div>
    </Card>
  )
}

function Wifi({ name, password }: { name: string; password: string }) {
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4">
        {name && (
          <>
            <dt className="text-ink-2">{arrivalTexts.network}</dt>
            <dd>{name}</dd>
          </>
        )}
        <dt className="text-ink-2">{arrivalTexts.password}</dt>
        <dd translate="no">{password || arrivalTexts.noPassword}</dd>
      </dl>
      {password && (
        <Button variant="line" className="mt-3" onClick={() => void copy(password, PASSWORD_COPIED)}>
          {arrivalTexts.copyPassword}
        </Button>
      )}
    </>
  )
}

type RowProps = { title: string; wide?: boolean; children: ReactNode }

function Row({ title, wide = false, children }: RowProps) {
  return (
    <div className="gap-4 wrap-anywhere sm:flex">
      <h3 className="flex-none font-sans text-body font-normal tracking-normal text-ink-2 sm:w-40">
        {title}
      </h3>
      <div className={cx('min-w-0', wide && 'flex-1')}>{children}</div>
    </div>
  )
}

function addressLines({ address, city, state, zip, country }: Access): string[] {
  return [address, [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '), country].filter(
    Boolean,
  )
}

type CopyWords = { copied: string; copyFailed: string }

const PASSWORD_COPIED: CopyWords = {
  copied: arrivalTexts.passwordCopied,
  copyFailed: arrivalTexts.passwordCopyFailed,
}

async function copy(text: string, { copied, copyFailed }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    void showToast('success', copied)
  } catch {
    void showToast('error', toastTexts.error, copyFailed)
  }
}
