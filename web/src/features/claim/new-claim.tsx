import type { BookingView } from '@roomtone/contract/booking/booking'
import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import { openClaim } from '@roomtone/contract/claim/claims'
import { KINDS_OF } from '@roomtone/domain/claim/claim'
import { claimWords, newClaimTexts as texts } from '@roomtone/texts/claim/claims'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { bookingQuery } from '../../parts/booking/booking.query.ts'
import { whenWords } from '../../parts/booking/booking-when.ts'
import { bookingClaimsQuery } from '../../parts/claim/claims.query.ts'
import { useKeepClaim } from '../../parts/claim/use-keep-claim.ts'
import { centsIn } from '../../parts/money/dollars.ts'
import { momentWords } from '../../parts/time/when.ts'
import { articlePath } from '../../platform/article-path.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { isUnanswered } from '../../platform/forms/is-unanswered.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useKeptWords, wordsIn } from '../../platform/forms/use-kept-words.ts'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { EvidencePicker } from './evidence-picker.tsx'
import { openOnce } from './open-once.ts'
import { useEvidence } from './use-evidence.ts'

/** The page on which one side reports a problem with the booking in the address. */
export function NewClaim({ bookingId }: { bookingId: string }) {
  const services = useServices()
  const booking = useQuery(bookingQuery(services, bookingId))
  const claims = useQuery(bookingClaimsQuery(services, bookingId))
  const [held, hold] = useState<MayOpen | null>(null)
  const mayOpen = held ?? claims.data?.mayOpen
  // The form stays once it is open: sending the report ends the right to report, while its pictures are still
  // uploading.
  if (mayOpen && !held && !claims.isFetching) hold(mayOpen)
  const failed = [booking, claims].find(({ isError }) => isError)
  if (booking.data && claims.data)
    return mayOpen ? <Report booking={booking.data} mayOpen={mayOpen} /> : <Closed booking={booking.data} />
  return (
    <Page title={texts.title} measure="text">
      {failed ? (
        <ErrorState
          title={texts.failed}
          onRetry={() => void Promise.all([booking.refetch(), claims.refetch()])}
          retrying={failed.isFetching}
        >
          {failed.error?.message}
        </ErrorState>
      ) : (
        <Loading label={texts.loading}>
          <Skeleton className="h-120 rounded-m" />
        </Loading>
      )}
    </Page>
  )
}

export function bookingPage({ party, id }: { party: string; id: string }): string {
  if (party === 'host') return `/hosting?tab=today&booking=${id}`
  return party === 'guest' ? `/trips/${id}` : `/admin/bookings?booking=${id}`
}

function Closed({ booking }: { booking: BookingView }) {
  return (
    <Page title={texts.title} measure="text">
      <EmptyState
        title={texts.closed.title}
        action={<ButtonLink to={bookingPage(booking)}>{texts.closed.action}</ButtonLink>}
      >
        <p>{texts.closed.text}</p>
      </EmptyState>
    </Page>
  )
}

type MayOpen = { side: 'guest' | 'host'; until: string; most: number }

function Report({ booking, mayOpen: { side, until, most } }: { booking: BookingView; mayOpen: MayOpen }) {
  const services = useServices()
  const { call } = services
  const navigate = useNavigate()
  const keep = useKeepClaim()
  const evidence = useEvidence()
  const other = (side === 'guest' ? booking.host : booking.guest).name
  const box = useRef<HTMLFormElement>(null)
  const wasLost = useRef(false)
  const kept = useKeptWords(`claim.${booking.id}`, () => box.current && wordsIn(new FormData(box.current)))
  const form = useForm({
    schema: openClaim.body,
    read: (data) => ({
      kind: data.get('kind'),
      text: data.get('text'),
      asked: centsIn(String(data.get('asked') ?? '')),
      ...evidence.chosen(),
    }),
    submit: async (body) => {
      const { id, refusal } = await openOnce(services, booking.id, body).catch((error: unknown) => {
        wasLost.current ||= isUnanswered(error)
        throw error
      })
      // Reported elsewhere before: what was written here is not part of it.
      const isOther = refusal && !wasLost.current
      if (!isOther) await evidence.send(id)
      // The problem is reported even if it can't be shown yet; its page asks again by itself.
      await call(claimCalls.show, { params: { id } }).then(keep, () => {})
      if (isOther) toastError(refusal)
      else void showToast('success', texts.sent, texts.sentText({ name: other }))
      void navigate(`/claims/${id}`, { replace: true })
    },
  })
  return (
    <Page
      title={texts.title}
      measure="text"
      above={
        <Link to={bookingPage(booking)} className="link">
          {texts.back}
        </Link>
      }
      intro={
        <>
          <p>
            {booking.production.title}, {booking.property.title}, {whenWords(booking)}
          </p>
          <p className="mt-2">{texts.intro({ name: other, until: momentWords(until, booking.timeZone) })}</p>
        </>
      }
    >
      <form ref={box} noValidate onSubmit={form.onSubmit} className="grid gap-6">
        <SelectField
          label={texts.kind}
          name="kind"
          defaultValue={kept?.kind ?? ''}
          error={form.errorOf('kind')}
        >
          <option value="" disabled>
            {texts.choose}
          </option>
          {KINDS_OF[side].map((kind) => (
            <option key={kind} value={kind}>
              {claimWords.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={texts.text}
          hint={texts.textHint}
          name="text"
          rows={6}
          maxLength={4000}
          defaultValue={kept?.text}
          error={form.errorOf('text')}
        />
        <TextField
          label={texts.asked}
          hint={texts.askedHint({ most: formatMoney(most) })}
          name="asked"
          defaultValue={kept?.asked}
          inputMode="decimal"
          autoComplete="off"
          error={form.errorOf('asked')}
        />
        <section aria-labelledby="evidence-title" className="grid gap-3">
          <div>
            <h2 id="evidence-title" className="text-title">
              {texts.evidence}
            </h2>
            <p className="text-small text-ink-2">{texts.evidenceHint}</p>
          </div>
          <EvidencePicker bookingId={booking.id} timeZone={booking.timeZone} evidence={evidence} />
        </section>
        <Notice tone="plain">
          <p>
            {texts.held}{' '}
            <Link to={articlePath('claims')} className="link">
              {texts.help}
            </Link>
          </p>
        </Notice>
        <Button
          type="submit"
          pending={form.pending}
          pendingText={texts.sending}
          className="justify-self-start"
        >
          {texts.send}
        </Button>
      </form>
    </Page>
  )
}
