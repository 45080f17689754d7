import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { priceDays } from '@roomtone/contract/hosting/price-days'
import { guestPriceHint } from '@roomtone/domain/pricing/rates'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { centsIn } from '../../parts/money/dollars.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { typedDollars } from '../../platform/forms/read-amount.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useChangeDays } from './use-change-days.ts'

const texts = calendarTexts.chosen

type ChosenPriceProps = {
  listing: OwnListing
  days: { from: string; to: string }
  count: number
  inside: HostCalendar['days']
  onDone: () => void
}

export function ChosenPrice({ listing, days, count, inside, onDone }: ChosenPriceProps) {
  const { call } = useServices()
  const change = useChangeDays(listing, onDone)
  const [typed, setTyped] = useState(() => typedDollars(inside[0]?.price ?? listing.pricePerDay))
  const params = { id: listing.id }
  const form = useForm({
    schema: priceDays.body,
    read: () => ({ ...days, pricePerDay: centsIn(typed) }),
    submit: (body) =>
      change(
        () => call(hostingCalls.price, { params, body }),
        texts.priced({ count, amount: formatMoney(body.pricePerDay ?? 0) }),
      ),
  })
  const usual = useMutation({
    mutationFn: () =>
      change(
        () => call(hostingCalls.price, { params, body: { ...days, pricePerDay: null } }),
        texts.unpriced({ count }),
      ),
    onError: toastError,
  })
  const cents = centsIn(typed)
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-3 border-t pt-5">
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
      <Button type="submit" variant="ink" pending={form.pending} pendingText={texts.saving}>
        {texts.save}
      </Button>
      {(inside.length < count || inside.some(({ isOverride }) => isOverride)) && (
        <Button
          variant="line"
          pending={usual.isPending}
          pendingText={texts.saving}
          onClick={() => usual.mutate()}
        >
          {texts.usual}
        </Button>
      )}
    </form>
  )
}
