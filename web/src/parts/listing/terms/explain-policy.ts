import { type CancellationPolicy, refundSteps } from '@roomtone/domain/cancellation/policy'
import type { CancellationStep } from '@roomtone/domain/cancellation/steps'
import { editorTexts } from '@roomtone/texts/listing/editor'

const texts = editorTexts.booking
const HOUR = 3_600_000
const START = new Date('2030-01-01T00:00:00Z')
const LONG_BEFORE = new Date('2020-01-01T00:00:00Z')

/** The policy in a sentence, computed from the rule itself so that the two cannot differ. */
export function explainPolicy(policy: CancellationPolicy, agreed?: readonly CancellationStep[]): string {
  const steps = refundSteps(policy, START, LONG_BEFORE, agreed).map(({ refundPercent, until }) => {
    const time = spell((START.getTime() - until.getTime()) / HOUR)
    return refundPercent === 100 ? texts.full({ time }) : texts.part({ percent: refundPercent, time })
  })
  return `${[...steps, texts.later].join(', ')}.`
}

function spell(hours: number): string {
  return hours > 24
    ? editorTexts.times.days({ count: hours / 24 })
    : editorTexts.times.hours({ count: hours })
}
