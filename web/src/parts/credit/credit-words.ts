import type { CreditView } from '@roomtone/contract/credit/credit'
import { lastDayOf } from '@roomtone/domain/credit/standing'
import { creditsTexts as texts } from '@roomtone/texts/credit/credits'
import { LOCALE } from '@roomtone/texts/language'
import { formatMoney } from '../../platform/format/money.ts'

type Worth = Pick<
  CreditView,
  'kind' | 'amount' | 'percent' | 'upTo' | 'fromTotal' | 'balance' | 'expiresAt' | 'last4'
>

const day = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** The last day on which it can surely be used, as a day and not as an instant. */
export function lastDayWords(expiresAt: string): string {
  return day.format(new Date(`${lastDayOf(new Date(expiresAt))}T00:00:00Z`))
}

export function nameWords({ kind, last4 }: Pick<Worth, 'kind' | 'last4'>): string {
  return texts.name({ kind: texts.kinds[kind], last4 })
}

/** `$120 left, until Jan 31, 2027`; `10% off, up to $50, on $200 or more`. */
export function worthWords(credit: Worth): string {
  const { kind, balance, upTo, fromTotal, expiresAt } = credit
  return [
    kind === 'gift_card' ? texts.left({ amount: formatMoney(balance) }) : offWords(credit),
    ...(upTo === null ? [] : [texts.upTo({ amount: formatMoney(upTo) })]),
    ...(fromTotal > 0 ? [texts.fromTotal({ amount: formatMoney(fromTotal) })] : []),
    expiresAt === null ? texts.noEnd : texts.until({ day: lastDayWords(expiresAt) }),
  ].join(', ')
}

export function offWords({ amount, percent }: Pick<Worth, 'amount' | 'percent'>): string {
  return percent === null ? texts.off({ amount: formatMoney(amount ?? 0) }) : texts.offPercent({ percent })
}
