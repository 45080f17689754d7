import { FORMER_FULL_NAME, FORMER_NAME } from '@roomtone/domain/account/former-member'
import { formerMember } from '@roomtone/texts/labels'

type Former = { name: string; fullName: string }

/**
 * The API's answer, with this build's words for a member who has left. Other names stay unchanged; these two
 * may be in anything that has a name. It copies only what changes, so that objects compared by identity stay
 * the same.
 */
export function sayFormer<R>(reply: R, former: Former = formerMember): R {
  return say(reply, former) as R
}

function say(value: unknown, former: Former): unknown {
  if (value === FORMER_NAME) return former.name
  if (value === FORMER_FULL_NAME) return former.fullName
  if (Array.isArray(value))
    return unlessSame(
      value,
      value.map((item) => say(item, former)),
    )
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  const said = Object.entries(value).map(([key, field]) => [key, say(field, former)] as const)
  return said.some(([key, field]) => field !== (value as Record<string, unknown>)[key])
    ? Object.fromEntries(said)
    : value
}

function unlessSame(items: unknown[], said: unknown[]): unknown[] {
  return said.some((item, place) => item !== items[place]) ? said : items
}
