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
  const [typed, setTyped] = useState(() => typedDollars(inside[0]?.price ?? 0))
  const ids = listings.map(({ id }) => id)
  const form = useForm({
    schema: priceSpaces.body,
    read: () => ({ from, to, listings: ids, pricePerDay: centsIn(typed) }),
    submit: (body) =>
      change(async () => {
        await call(hostingCalls.priceSpaces, { body })
        return { title: texts.priced({ count, amount: formatMoney(body.pricePerDay ?? 0) }) }
      }),
  })
  const usual = useMutation({
    mutationFn: () =>
      change(async () => {
        await call(hostingCalls.priceSpaces, { body: { from, to, listings: ids, pricePerDay: null } })
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={form.pending} pendingText={texts.saving}>
          {texts.save}
        </Button>
        {(inside.length < count * listings.length || inside.some(({ isOverride }) => isOverride)) && (
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
