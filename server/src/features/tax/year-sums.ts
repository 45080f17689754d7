import type { Cents } from '@roomtone/domain/money/cents'
import type { TaxedMonth } from './tax.store.ts'

type Sums = { gross: Cents; fees: Cents; withheld: Cents; paid: Cents }

/** What guests paid, without tax; what we kept of it; what went to debts; what arrived. The first is the other three. */
export function sumsOf({ due, withheld, paid, fees }: TaxedMonth): Sums {
  return { gross: due + fees, fees, withheld, paid }
}

export function sumOfMonths(months: TaxedMonth[]): Sums {
  const sum = (part: keyof Sums) => months.reduce((total, month) => total + sumsOf(month)[part], 0)
  return { gross: sum('gross'), fees: sum('fees'), withheld: sum('withheld'), paid: sum('paid') }
}
