/** Heights of 0 to 1; `ticks` are amounts in cents, the highest last. */
export type ChartScale = { top: number; ticks: number[] }

const STEPS = [1, 2, 2.5, 5, 10]
const LINES = 4

/** Round amounts that leave some room above the highest bar; never a scale of nothing. */
export function chartScale(amounts: readonly number[], least = 10_000): ChartScale {
  const highest = Math.max(least, ...amounts)
  const rough = highest / LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power
  const lines = Math.ceil(highest / step)
  return { top: lines * step, ticks: Array.from({ length: lines + 1 }, (_, index) => index * step) }
}

export type Bar = { left: number; width: number; paid: number; upcoming: number }

/** Shares of the chart's width and height, one bar a month; what is to come is stacked on what was paid. */
export function barsOf(months: readonly { paid: number; upcoming: number }[], { top }: ChartScale): Bar[] {
  const slot = 1 / Math.max(1, months.length)
  return months.map(({ paid, upcoming }, index) => ({
    left: slot * (index + 0.2),
    width: slot * 0.6,
    paid: paid / top,
    upcoming: upcoming / top,
  }))
}
