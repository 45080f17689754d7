import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { priceSpaces } from '@roomtone/contract/hosting/price-days'
import { guestPriceHint } from '@roomtone/domain/pricing/rates'
import { datesFrom } from '@roomtone/domain/time/local-date'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { centsIn } from '../../../parts/money/dollars.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { typedDollars } from '../../../platform/forms/read-amount.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { ChosenListing, Days } from './chosen-listing.ts'
import { useChangeDays } from './use-change-days.ts'

const texts = calendarTexts.chosen

type PriceFormProps = { days: Days; listings: readonly ChosenListing[]; onDone: () => void }

export function PriceForm({ days, listings, onDone }: PriceFormProps) {
  const { call } = useServices()
  const change = useChangeDays(onDone)
  const { from, to } = days
  const count = datesFrom(from, to).length
  const inside = listings.flatMap((one) => one.days.filter(({ date }) => date >= from && date <= to))
  const [first] = inside
  const usualDay = typedDollars(first?.price ?? 0)
  const usualHour = typedDollars(first?.hourly ?? 0)
  const [typed, setTyped] = useState(usualDay)
  const [typedHour, setTypedHour] = useState(usualHour)
  const rentsByHour = listings.some(({ rentsBy }) => rentsBy !== 'day')
  const ids = listings.map(({ id }) => id)
  /** A price that was not touched stays as it is on each day, unless none was. */
  function pricesToSet() {
    const isHourChanged = typedHour !== usualHour
    const perHour = typedHour.trim() === '' ? null : centsIn(typedHour)
    return {
      ...(typed !== usualDay || !isHourChanged ? { pricePerDay: centsIn(typed) } : {}),
      ...(isHourChanged ? { pricePerHour: perHour } : {}),
    }
  }
  const form = useForm({
    schema: priceSpaces.body,
    read: () => ({ from, to, listings: ids, ...pricesToSet() }),
    submit: (body) =>
      change(async () => {
        await call(hostingCalls.priceSpaces, { body })
        return { title: saidOf(body, count) }
      }),
  })
  const usual = useMutation({
    mutationFn: () =>
      change(async () => {
        await call(hostingCalls.priceSpaces, {
          body: { from, to, listings: ids, pricePerDay: null, pricePerHour: null },
        })
        return { title: texts.unpriced({ count }) }
      }),
    onError: toastError,
  })
  const cents = centsIn(typed)
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-3">
      <TextField
        name="pricePerDay"
        label={`${texts.price} ($)`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        error={form.errorOf('pricePerDay')}
        hint={cents > 0 ? texts.guests({ amount: formatMoney(guestPriceHint(cents)) }) : undefined}
      />
      {rentsByHour && (
        <TextField
          name="pricePerHour"
          label={`${texts.pricePerHour} ($)`}
          value={typedHour}
          onChange={(event) => setTypedHour(event.target.value)}
          inputMode="decimal"
          autoComplete="off"
          error={form.errorOf('pricePerHour')}
          hint={texts.perHourHint}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={form.pending} pendingText={texts.saving}>
          {texts.save}
        </Button>
        {(inside.length < count * listings.length || inside.some(isPriced)) && (
          <Button
            variant="line"
            pending={usual.isPending}
            pendingText={texts.saving}
            onClick={() => usual.mutate()}
          >
            {texts.usual}
          </Button>
        )}
      </div>
    </form>
  )
}

const isPriced = ({ isOverride, isHourlyOverride }: ChosenListing['days'][number]) =>
  isOverride || isHourlyOverride

type Prices = { pricePerDay?: number | null | undefined; pricePerHour?: number | null | undefined }

function saidOf({ pricePerDay, pricePerHour }: Prices, count: number): string {
  const [day, hour] = [pricePerDay, pricePerHour].map((price) => (price == null ? null : formatMoney(price)))
  if (day && hour) return texts.pricedBoth({ count, day, hour })
  if (day) return texts.priced({ count, amount: day })
  return hour ? texts.pricedPerHour({ count, amount: hour }) : texts.unpriced({ count })
}
