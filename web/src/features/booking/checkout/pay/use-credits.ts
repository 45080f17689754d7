import type { BookingView } from '@roomtone/contract/booking/booking'
import type { CreditView } from '@roomtone/contract/credit/credit'
import { type Applied, applyCredits, type Credit, couponWorth } from '@roomtone/domain/credit/apply-credits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { creditsQuery } from '../../../../parts/credit/credits.query.ts'
import { useServices } from '../../../../platform/services.tsx'

type Choosable = {
  credit: CreditView
  isChosen: boolean
  /** What it pays if chosen; 0 where the total is too small for it. */
  pays: number
  isTooSmall: boolean
}

export type CreditState = {
  choices: Choosable[]
  hasFailed: boolean
  toggle: (id: string) => void
  applied: Applied
  uses: { id: string; kind: CreditView['kind']; last4: string; amount: number }[]
  /**
   * The part of the request about credits. Without `credits`, those that a booking holds stay as they are.
   */
  toSend: { credits?: string[]; expectedCredit: number }
}

type About = {
  isNeeded: boolean
  total: number
  /** A booking that awaits payment may hold some already. */
  booking: BookingView | null
}

/**
 * Which gift cards and coupons pay toward this total. The page uses the server's own rule, and the server
 * decides.
 */
export function useCredits({ isNeeded, total, booking }: About): CreditState {
  const held = booking?.credits ?? []
  const query = creditsQuery(useServices(), held.map(({ id, amount }) => `${id} ${amount}`).join())
  const { data, isError } = useQuery({ ...query, enabled: isNeeded, staleTime: 0 })
  const [picked, pick] = useState<string[] | null>(null)
  const chosen = picked ?? held.map(({ id }) => id)
  const heldOf = (id: string) => held.find((one) => one.id === id)
  const items = (data?.items ?? []).filter(({ id, standing }) => standing === 'usable' || heldOf(id))
  const creditOf = (one: CreditView) => asCredit(one, heldOf(one.id)?.amount ?? 0)
  const applied = data
    ? applyCredits(total, items.filter(({ id }) => chosen.includes(id)).map(creditOf))
    : { uses: held, credit: total - (booking?.toCard ?? total), rest: booking?.toCard ?? total }
  const amountOf = (id: string) => applied.uses.find((use) => use.id === id)?.amount ?? 0

  function toggle(id: string): void {
    const other = (one: string) => items.find((item) => item.id === one)?.kind !== 'coupon'
    const isCoupon = !other(id)
    if (chosen.includes(id)) pick(chosen.filter((one) => one !== id))
    // One coupon per booking: another one replaces it.
    else pick([...chosen.filter((one) => !isCoupon || other(one)), id])
  }

  return {
    choices: items.map((credit) => ({
      credit,
      isChosen: chosen.includes(credit.id),
      pays: amountOf(credit.id),
      isTooSmall: isTooSmall(creditOf(credit), total),
    })),
    hasFailed: isError,
    toggle,
    applied,
    uses: [...items, ...(data ? [] : held)].flatMap(({ id, kind, last4 }) =>
      amountOf(id) > 0 ? [{ id, kind, last4, amount: amountOf(id) }] : [],
    ),
    toSend: data
      ? { credits: applied.uses.map(({ id }) => id), expectedCredit: applied.credit }
      : { expectedCredit: 0 },
  }
}

function asCredit(one: CreditView, held: number): Credit {
  const { kind, id, balance, expiresAt, amount, percent, upTo, fromTotal } = one
  return kind === 'gift_card'
    ? { kind, id, balance: balance + held, expiresAt: expiresAt === null ? null : new Date(expiresAt) }
    : { kind, id, amount, percent, upTo, fromTotal }
}

function isTooSmall(credit: Credit, total: number): boolean {
  return credit.kind === 'coupon' && couponWorth(credit, total) === 0
}
