import type { AcceptanceView } from '@roomtone/contract/booking/answer-booking'
import type { BookingCard } from '@roomtone/contract/booking/booking'
import { answerTexts } from '@roomtone/texts/booking/answer'
import { sharedTexts } from '@roomtone/texts/listing/shared'
import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../../platform/format/money.ts'
import { useServices } from '../../../platform/services.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { acceptanceQuery } from '../booking.query.ts'
import { foreignZone, whenWords } from '../booking-when.ts'
import { timeSpan } from '../held-line.ts'
import { zonedWords } from '../zoned-words.ts'
import type { Answer } from './use-answer.ts'

const texts = answerTexts.accepting
const conflictTexts = answerTexts.conflict

type AcceptDialogProps = { booking: BookingCard; answer: Answer }

/** Shows what accepting charges and pays out before it can be pressed, and which calendar has something else. */
export function AcceptDialog({ booking, answer }: AcceptDialogProps) {
  const acceptance = useQuery(acceptanceQuery(useServices(), booking.id))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answer.close()}
      title={texts.title}
      description={
        <>
          <span className="block wrap-anywhere">
            {booking.production.title}, {booking.property.title}
          </span>
          <span className="block">
            {whenWords(booking)} {foreignZone(booking)}
          </span>
        </>
      }
    >
      {acceptance.data ? (
        <Acceptance booking={booking} answer={answer} acceptance={acceptance.data} />
      ) : acceptance.isError ? (
        <ErrorState
          title={texts.failed}
          onRetry={() => void acceptance.refetch()}
          retrying={acceptance.isFetching}
        >
          {acceptance.error.message}
        </ErrorState>
      ) : (
        <Loading label={texts.loading}>
          <Skeleton className="h-32 rounded-m" />
          <Skeleton className="mt-6 h-12" />
        </Loading>
      )}
    </Dialog>
  )
}

function Acceptance({ booking, answer, acceptance }: AcceptDialogProps & { acceptance: AcceptanceView }) {
  const { timeZone, isShared, guest, host } = booking
  const { charged, hostGets, payout } = acceptance
  const events = answer.clash?.events ?? acceptance.conflicts
  const isConflict = answer.clash !== null || events.length > 0
  return (
    <>
      <dl className="grid gap-4 rounded-m bg-paper-2 p-4 sm:grid-cols-2">
        <Amount label={texts.guestPays({ name: guest.name })} amount={charged} note={texts.charged} />
        <Amount
          label={isShared ? texts.hostReceives({ name: host.name }) : texts.youReceive}
          amount={hostGets}
          note={
            payout
              ? texts.paidOut({ when: zonedWords(payout.dueAt, timeZone) })
              : sharedTexts.priceText({ host: host.name })
          }
        />
      </dl>
      {payout && payout.debt > 0 && (
        <p className="mt-3 rounded-m bg-wait-soft p-4 text-small text-wait">
          {texts.debt({ amount: formatMoney(payout.debt) })}
        </p>
      )}
      {isConflict && (
        <section role="alert" className="mt-6 text-small">
          <h3 className="font-sans text-body font-semibold tracking-normal">{conflictTexts.title}</h3>
          <p className="mt-1 text-ink-2">{events.length > 0 ? conflictTexts.text : answer.clash?.message}</p>
          <ul className="my-3 grid gap-2">
            {events.map((event) => (
              <li key={`${event.startsAt} ${event.summary}`} className="rounded-s bg-paper-2 p-4">
                <b className="block wrap-anywhere">{event.summary || conflictTexts.untitled}</b>
                <span className="text-ink-2">{timeSpan(event.startsAt, event.endsAt, timeZone)}</span>
              </li>
            ))}
          </ul>
          <p className="text-ink-2">{conflictTexts.again}</p>
        </section>
      )}
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button variant="line" onClick={answer.close}>
          {texts.back}
        </Button>
        <Button
          pending={answer.isPending}
          pendingText={answerTexts.requests.accepting}
          onClick={() => answer.confirm(isConflict)}
        >
          {isConflict ? conflictTexts.confirm : texts.confirm}
        </Button>
      </div>
    </>
  )
}

function Amount({ label, amount, note }: { label: string; amount: number; note: string }) {
  return (
    <div>
      <dt className="text-small text-ink-2">{label}</dt>
      <dd>
        <span className="block font-serif text-h2 even-figures">{formatMoney(amount)}</span>
        <span className="block text-small text-ink-2">{note}</span>
      </dd>
    </div>
  )
}
