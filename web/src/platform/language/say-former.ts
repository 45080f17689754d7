import { FORMER_FULL_NAME, FORMER_NAME } from '@roomtone/domain/account/former-member'
import { formerMember } from '@roomtone/texts/labels'

type Former = { name: string; fullName: string }

/**
 * What the API answered, with the words of this build for a member who has gone. Names are people's own, but for these
 * two, which may come with anything that has a name in it. A copy only where something is said differently, so that
 * what is compared by identity stays itself.
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
