import type { Site } from '@roomtone/contract/site/show-site'
import { CANCELLATION_POLICIES } from '@roomtone/domain/cancellation/policy'
import type { CancellationStep } from '@roomtone/domain/cancellation/steps'
import { quote } from '@roomtone/domain/pricing/quote'
import { SAMPLE_CHOICE, SAMPLE_RATES } from '@roomtone/domain/pricing/sample'
import { siteFiguresTexts as texts } from '@roomtone/texts/site/site-figures'
import { formatMoney } from '../../../platform/format/money.ts'

export type Figures = Pick<Site, 'inviteOnly' | 'feeHundredths' | 'taxHundredths' | 'cancellation'>

/**
 * Help and terms name figures that the people who run the marketplace can change. Texts hold %fee%, %tax%,
 * %fee-example%, %tax-example%, %total-example%, %door% and %steps-<policy>%; what stands there is what counts now.
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
    'fee-example': formatMoney(price.platformFee),
    'tax-example': formatMoney(price.tax),
    'total-example': formatMoney(price.total),
    door: inviteOnly ? texts.closed : texts.open,
    ...Object.fromEntries(
      CANCELLATION_POLICIES.map((policy) => [`steps-${policy}`, stepsWords(cancellation[policy])]),
    ),
  }
}

function stepsWords(steps: readonly CancellationStep[]): string {
  const parts = steps.map(({ hoursBefore, refundPercent }) => {
    const isDays = hoursBefore > 24 && hoursBefore % 24 === 0
    return texts.step({
      percent: refundPercent,
      time: isDays ? texts.days({ count: hoursBefore / 24 }) : texts.hours({ count: hoursBefore }),
    })
  })
  return [...parts, texts.later].join('; ')
}
