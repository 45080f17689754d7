import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { ApiError } from '@roomtone/contract/call'
import { useEffect, useRef, useState } from 'react'
import { isUnanswered } from '../../../../platform/forms/is-unanswered.ts'
import { meQuery } from '../../../../platform/queries/me.query.ts'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { isAboveForm, onItsField } from '../blocks.ts'
import type { FormValues } from '../checkout-form.ts'
import { useCredits } from '../pay/use-credits.ts'
import { isDone } from '../standing.ts'
import { attemptKey, draftKey, emptyDraft, keep, lastTitleKey, newAttempt, readKept } from './kept.ts'
import type { RequestProps } from './request-checkout.tsx'
import { termsOf } from './terms-changes.ts'
import { useArrival } from './use-arrival.ts'
import { useRequest } from './use-request.ts'
import { saidInAddress, useShootInAddress } from './use-shoot-in-address.ts'

const store = () => sessionStorage
const lasting = () => localStorage

/** State that survives a reload and the back button, in this tab; known data overrides what was stored. */
function useKept<T extends object>(
  key: string,
  fresh: () => T,
  known: (kept: T) => Partial<T> = () => ({}),
): [T, (change: Partial<T>) => void] {
  const [value, setValue] = useState(() => {
    const kept = readKept(store, key, fresh())
    const opened = { ...kept, ...known(kept) }
    keep(store, key, opened)
    return opened
  })
  // An answer must not undo what was typed while it was on its way.
  const latest = useRef(value)

  function change(part: Partial<T>): void {
    latest.current = { ...latest.current, ...part }
    keep(store, key, latest.current)
    setValue(latest.current)
  }

  return [value, change]
}

export type RequestState = ReturnType<typeof useRequestCheckout>

/** What was typed, what was sent, and the result. `showAbove` scrolls to what is above the form. */
export function useRequestCheckout(
  { member, wanted, payment, property, quote, price: latest, isAsking }: RequestProps,
  showAbove: () => void,
) {
  const services = useServices()
  const { call, queryClient } = services
  const [draft, changeDraft] = useKept(
    draftKey(member.id, wanted),
    () => emptyDraft(wanted.choice),
    (kept) => ({
      ...saidInAddress(property.menu, wanted.choice, kept),
      title: kept.title || readKept(lasting, lastTitleKey(member.id), { title: '' }).title,
    }),
  )
  const [attempt, changeAttempt] = useKept(attemptKey(member.id, wanted), () =>
    newAttempt(crypto.randomUUID()),
  )
  const askAgain = () => changeAttempt({ hasAgreed: false })
  const of = { shoot: JSON.stringify(wanted.choice), isAsking, onChange: askAgain }
  const price = useSeen(latest, JSON.stringify, of)
  const terms = useSeen(termsOf(quote), ({ mark }) => mark, of)
  const way = useArrival(member, attempt.bookingId)
  const isBehind = useShootInAddress({ wanted, property, draft, isSettled: way.booking !== null })
  const credits = useCredits({
    isNeeded: !wanted.isWait,
    total: way.booking?.total ?? price.shown.total,
    booking: way.booking ?? null,
  })
  const { request, isUnsent } = useRequest({ wanted, attempt, onAttempt: changeAttempt, onBooking: arrive })
  useForgetting(way, restart)
  useOnceDone(way, () => {
    const { title } = way.booking?.production ?? draft
    keep(lasting, lastTitleKey(member.id), { title })
    // What a shoot involves is declared for each booking.
    changeDraft({ ...emptyDraft({}), title })
  })

  function arrive(next: BookingView): void {
    way.arrive(next)
    changeAttempt({ bookingId: next.id })
  }

  function restart(): void {
    changeAttempt(newAttempt(crypto.randomUUID()))
    void queryClient.invalidateQueries({ queryKey: ['quote', wanted.propertyId] })
  }

  async function send(values: FormValues | null): Promise<void> {
    const card = wanted.isWait || credits.applied.rest === 0 ? null : await payment.toSend()
    if (way.booking && !wanted.isWait) {
      const body = { ...credits.toSend, ...(card ? { card } : {}) }
      arrive(await call(bookingCalls.pay, { params: { id: way.booking.id }, body }))
    } else if (values)
      await request({
        values,
        card,
        credits: credits.toSend,
        expected: { expectedTotal: price.shown.total, expectedTerms: terms.shown.mark },
      })
  }

  async function submit(values: FormValues | null): Promise<void> {
    try {
      await send(values)
    } catch (error) {
      if ((error instanceof ApiError && !isUnanswered(error)) || way.booking) await refresh(error)
      if (!isAboveForm(error)) throw onItsField(error)
      toastError(error)
      showAbove()
    }
  }

  /** The server disagrees with what the page shows, so the page asks again. */
  async function refresh(error: unknown): Promise<void> {
    void queryClient.refetchQueries({ queryKey: ['credits'] })
    if (way.booking) return way.refuse(error)
    const isAboutPerson =
      error instanceof ApiError && ['email_unconfirmed', 'verification_required'].includes(error.code)
    if (isAboutPerson) await queryClient.fetchQuery({ ...meQuery(services), staleTime: 0 })
    else
      await Promise.all(
        (['quote', 'property'] as const).map((first) =>
          queryClient.refetchQueries({ queryKey: [first, wanted.propertyId] }),
        ),
      )
  }

  return {
    ...way,
    arrive,
    restart,
    submit,
    price,
    terms,
    credits,
    isUnsent,
    isAsking: isAsking || isBehind,
    fields: {
      draft,
      onDraft: changeDraft,
      hasAgreed: attempt.hasAgreed,
      onAgreed: (hasAgreed: boolean) => {
        changeAttempt({ hasAgreed })
        if (!hasAgreed) return
        price.accept()
        terms.accept()
      },
    },
  }
}

/**
 * A booking that had ended, or was somebody else's, before the page was opened is no reason against another
 * request.
 */
function useForgetting(
  { standing, isUnderWay, error }: ReturnType<typeof useArrival>,
  forget: () => void,
): void {
  const isGone = error instanceof ApiError && error.code === 'not_found'
  const isPast = (standing === 'over' && !isUnderWay) || isGone
  const latest = useRef(forget)
  latest.current = forget
  useEffect(() => {
    if (isPast) latest.current()
  }, [isPast])
}

function useOnceDone({ standing, isUnderWay }: ReturnType<typeof useArrival>, note: () => void): void {
  const isNow = isUnderWay && standing !== null && isDone(standing)
  const latest = useRef(note)
  latest.current = note
  useEffect(() => {
    if (isNow) latest.current()
  }, [isNow])
}

type Seen<T> = { shown: T; before: T | null; shoot: string }
type Watching = { shoot: string; isAsking: boolean; onChange: () => void }

/**
 * What the person has seen, and what was there before it until they agree to the new. Two with the same key
 * are equal. A changed shoot is the person's own doing: its price is shown, and nobody has to agree again.
 */
function useSeen<T>(latest: T, keyOf: (seen: T) => string, { shoot, isAsking, onChange }: Watching) {
  const [{ shown, before, shoot: seenFor }, setSeen] = useState<Seen<T>>({
    shown: latest,
    before: null,
    shoot,
  })
  const isOther = keyOf(latest) !== keyOf(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another key or another shoot is a change
  useEffect(() => {
    if (isAsking) return
    if (shoot !== seenFor) setSeen({ shown: latest, before: null, shoot })
    else if (isOther) {
      setSeen({ shown: latest, before: shown, shoot })
      onChange()
    }
  }, [isOther, isAsking, shoot])
  return { shown, before, accept: () => setSeen({ shown, before: null, shoot }) }
}
