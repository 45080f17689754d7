import { onDemand } from '../../on-demand.ts'

const phones = onDemand<typeof import('libphonenumber-js/max')>('libphonenumber-js/max')

/** Canada shares the numbering plan of the United States. */
const COUNTRIES = ['US', 'MX'] as const
/** Looking a number up is slow; no message has a tenth as many different ones that look like one. */
const CHECKS_MAX = 200

export type PhoneChecks = {
  /** Whether somebody could be reached under what is written. */
  isNumber(written: string): boolean
}

type LookUp = (digits: string, country?: (typeof COUNTRIES)[number]) => boolean

/**
 * For one text. Each number is looked up once, and after a certain count the shape alone decides: a person
 * who writes that many is hiding one among them, or wants to keep us busy.
 */
export function createPhoneChecks(lookUp: LookUp = isValid): PhoneChecks {
  const known = new Map<string, boolean>()
  let checks = 0
  const check = (digits: string, country?: (typeof COUNTRIES)[number]): boolean => {
    const key = `${country ?? ''}${digits}`
    const answer = known.get(key) ?? (++checks > CHECKS_MAX || lookUp(digits, country))
    known.set(key, answer)
    return answer
  }
  return {
    isNumber(written) {
      const digits = written.replace(/\D/g, '')
      if (written.includes('+')) return /^[1-9]\d{6,14}$/.test(digits) && check(`+${digits}`)
      if (!/^(?:1|521?)?[2-9]\d{9}$/.test(digits)) return false
      return COUNTRIES.some((country) => check(digits, country))
    },
  }
}

const isValid: LookUp = (digits, country) => phones().isValidPhoneNumber(digits, country)
