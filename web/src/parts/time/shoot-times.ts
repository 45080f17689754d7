import { toLocal } from '@roomtone/domain/time/zone'
import { shootTimesTexts as texts } from '@roomtone/texts/listing/shoot-times'
import { timeWords } from '../../platform/language/clock.ts'
import { momentWords } from './when.ts'

type Times = { startsAt: string; callAt: string; wrapAt: string; endsAt: string; timeZone: string }

/** `Prep from 7:00 AM, call 9:00 AM, wrap 5:00 PM`; null where a booking is nothing but its shoot. */
export function shootTimesWords({ startsAt, callAt, wrapAt, endsAt, timeZone }: Times): string | null {
  const { date } = toLocal(new Date(callAt), timeZone)
  const words = (instant: string): string => {
    const local = toLocal(new Date(instant), timeZone)
    return local.date === date ? timeWords(local.minutes) : momentWords(instant, timeZone)
  }
  const [from, call, wrap, until] = [startsAt, callAt, wrapAt, endsAt].map(words) as Four
  const hasPrep = startsAt !== callAt
  if (endsAt === wrapAt) return hasPrep ? texts.prep({ from, call, wrap }) : null
  return hasPrep ? texts.both({ from, call, wrap, until }) : texts.strike({ call, wrap, until })
}

type Four = [from: string, call: string, wrap: string, until: string]
