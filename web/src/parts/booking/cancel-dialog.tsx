import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { type CancellationView, cancelBooking } from '@roomtone/contract/booking/cancel-booking'
import { ApiError } from '@roomtone/contract/call'
import { CANCEL_REASONS } from '@roomtone/domain/booking/end-reasons'
import { bookingWords } from '@roomtone/texts/booking/booking-words'
import { cancelReasons } from '@roomtone/texts/labels'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../platform/format/money.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextAreaField } from '../../ui/field.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { bookingQuery, cancellationQuery, refreshBookings } from './booking.query.ts'
import { foreignZone, whenWords } from './booking-when.ts'
import { zonedWords } from './zoned-words.ts'

const texts = bookingWords.cancel

type Cancellable = Pick<BookingView, 'id' | 'property' | 'startsAt' | 'endsAt' | 'timeZone' | 'total'>

type CancelDialogProps = {
  booking: Cancellable
  /** The side that cancels. */
  as: 'guest' | 'host'
  onClose: () => void
  onDone?: ((booking: BookingView) => void) | undefined
}

/** Shows the effect of canceling to the cent before it can be pressed. */
export function CancelDialog({ booking, as, onClose, onDone }: CancelDialogProps) {
  const terms = useQuery(cancellationQuery(useServices(), booking.id))
  const isGuest = as === 'guest'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isGuest ? texts.titleGuest : texts.titleHost}
      description={
        <>
          <span className="block">{booking.property.title}</span>
          <span className="block">
            {whenWords(booking)} {foreignZone(booking)}
          </span>
        </>
      }
    >
      {terms.data ? (
        <CancelForm
          booking={booking}
          isGuest={isGuest}
          terms={terms.data}
          reload={async () => {
            await terms.refetch()
          }}
          onClose={onClose}
          onDone={onDone}
        />
      ) : terms.isError ? (
        <ErrorState title={texts.failed} onRetry={() => void terms.refetch()} retrying={terms.isFetching}>
          {terms.error.message}
        </ErrorState>
      ) : (
        <Loading label={texts.loading}>
          <Skeleton className="h-28 rounded-m" />
          <Skeleton className="mt-6 h-12" />
          <Skeleton className="mt-6 h-28" />
        </Loading>
      )}
    </Dialog>
  )
}

type CancelFormProps = {
  booking: Cancellable
  isGuest: boolean
  terms: CancellationView
  reload: () => Promise<void>
  onClose: () => void
  onDone: ((booking: BookingView) => void) | undefined
}

function CancelForm({ booking, isGuest, terms, reload, onClose, onDone }: CancelFormProps) {
  const services = useServices()
  const [hasChanged, setChanged] = useState(false)
  const form = useForm({
    schema: cancelBooking.body,
    read: (data) => ({
      reason: data.get('reason'),
      note: data.get('note'),
      expectedRefund: terms.refund,
      expectedPenalty: terms.penalty,
    }),
    submit: async (body) => {
      try {
        const done = await services.call(bookingCalls.cancel, { params: { id: booking.id }, body })
        services.queryClient.setQueryData(bookingQuery(services, booking.id).queryKey, done)
        void showToast('success', texts.done)
        onClose()
        onDone?.(done)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'refund_changed') throw error
        await reload()
        setChanged(true)
      } finally {
        void refreshBookings(services.queryClient)
      }
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      {hasChanged && <Changed />}
      {isGuest ? (
        <GuestTerms terms={terms} total={booking.total} timeZone={booking.timeZone} />
      ) : (
        <HostTerms terms={terms} />
      )}
      <SelectField label={texts.reason} name="reason" defaultValue="" error={form.errorOf('reason')}>
        <option value="">{texts.chooseReason}</option>
        {CANCEL_REASONS[isGuest ? 'guest' : 'host'].map((reason) => (
          <option key={reason} value={reason}>
            {cancelReasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={texts.note}
        hint={isGuest ? texts.noteHintGuest : texts.noteHintHost}
        name="note"
        rows={3}
        maxLength={1000}
        error={form.errorOf('note')}
      />
      <div className="grid gap-3">
        <Button type="submit" variant="danger" wide pending={form.pending} pendingText={texts.pending}>
          {isGuest && terms.refund > 0
            ? texts.confirmGuest({ amount: formatMoney(terms.refund) })
            : texts.confirm}
        </Button>
        <Button variant="line" wide onClick={onClose}>
          {texts.keep}
        </Button>
      </div>
    </form>
  )
}

/** A keyboard user should not press again without having read this. */
function Changed() {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p
      ref={line}
      tabIndex={-1}
      role="alert"
      className="rounded-s bg-wait-soft px-4 py-3 text-small text-wait outline-none"
    >
      {texts.changed}
    </p>
  )
}

type GuestTermsProps = { terms: CancellationView; total: number; timeZone: string }

function GuestTerms({ terms: { refund, toCredit, until }, total, timeZone }: GuestTermsProps) {
  return (
    <div className="rounded-m bg-paper-2 p-4">
      <dl>
        <Amount label={texts.youGet} amount={refund} note={texts.ofPaid({ total: formatMoney(total) })} />
      </dl>
      {toCredit > 0 && (
        <p className="mt-2 text-small text-ink-2">{texts.toCredit({ amount: formatMoney(toCredit) })}</p>
      )}
      {until !== null && (
        <p className="mt-2 text-small text-ink-2">{texts.until({ when: zonedWords(until, timeZone) })}</p>
      )}
    </div>
  )
}

function HostTerms({ terms: { refund, penalty, isFree } }: { terms: CancellationView }) {
  return (
    <div className="rounded-m bg-paper-2 p-4">
      <dl className="grid gap-4 sm:grid-cols-2">
        <Amount label={texts.guestGets} amount={refund} />
        <Amount label={texts.youOwe} amount={penalty} note={isFree ? texts.free : ''} />
      </dl>
      <p className="mt-2 text-small text-ink-2">
        {isFree ? texts.freeText : penalty > 0 && texts.penaltyText} {texts.blocked}
      </p>
    </div>
  )
}

function Amount({ label, amount, note }: { label: string; amount: number; note?: string }) {
  return (
    <div>
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-h2 even-figures">{formatMoney(amount)}</span>
        {note && <span className="text-small text-ink-2">{note}</span>}
      </dd>
    </div>
  )
}
