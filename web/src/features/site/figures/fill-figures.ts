import type { Site } from '@roomtone/contract/site/show-site'
import { CANCELLATION_POLICIES } from '@roomtone/domain/cancellation/policy'
import type { CancellationStep } from '@roomtone/domain/cancellation/steps'
import { quote } from '@roomtone/domain/pricing/quote'
import { SAMPLE_CHOICE, SAMPLE_RATES } from '@roomtone/domain/pricing/sample'
import { PRODUCT } from '@roomtone/texts/product'
import { formatMoney } from '../../../platform/format/money.ts'

const CLOSED = `${PRODUCT} is currently invite-only.`
const OPEN = `${PRODUCT} is currently open to everyone. What follows applies whenever it is invite-only.`

export type Figures = Pick<Site, 'inviteOnly' | 'feeHundredths' | 'taxHundredths' | 'cancellation'>

/**
 * Help and terms name figures that the people who run the marketplace can change. Texts hold %fee%, %tax%,
 * %fee-example%, %tax-example%, %total-example%, %door% and %steps-<policy>%; they are filled with what
 * counts now, in English, as these documents are.
 */
export function fillFigures<T>(content: T, site: Figures): T {
  const figures = figuresOf(site)
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(/%([a-z_0-9-]+)%/g, (whole, name) => figures[name] ?? whole)
    if (Array.isArray(value)) return value.map(fill)
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part)]))
    return value
  }
  return fill(content) as T
}

function figuresOf(site: Figures): Record<string, string> {
  const { feeHundredths, taxHundredths, cancellation, inviteOnly } = site
  const example = quote({ ...SAMPLE_RATES, feeHundredths, taxHundredths }, SAMPLE_CHOICE)
  const price = example.ok ? example.quote : { platformFee: 0, tax: 0, total: 0 }
  return {
    fee: `${feeHundredths / 100}%`,
    tax: `${taxHundredths / 100}%`,
    'fee-example': dollars(price.platformFee),
    'tax-example': dollars(price.tax),
    'total-example': dollars(price.total),
    door: inviteOnly ? CLOSED : OPEN,
    ...Object.fromEntries(
      CANCELLATION_POLICIES.map((policy) => [`steps-${policy}`, stepsWords(cancellation[policy])]),
    ),
  }
}

function stepsWords(steps: readonly CancellationStep[]): string {
  const parts = steps.map(({ hoursBefore, refundPercent }) => {
    const isDays = hoursBefore > 24 && hoursBefore % 24 === 0
    const time = isDays ? countOf(hoursBefore / 24, 'day') : countOf(hoursBefore, 'hour')
    return `${refundPercent}% at least ${time} before`
  })
  return [...parts, 'nothing after that'].join('; ')
}

function countOf(count: number, unit: 'day' | 'hour'): string {
  return `${count} ${count === 1 ? unit : `${unit}s`}`
}

function dollars(cents: number): string {
  return formatMoney(cents, { group: ',', decimal: '.', dollars: '$#' })
}
