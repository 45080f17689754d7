/**
 * A subject is a header line: a line break smuggled in through somebody's name would start a header of its
 * own, and the other control characters have no business there either. Unbreakable spaces stay.
 */
export function oneLine(value: string): string {
  return value.replace(/(?:[\p{Cc}\p{Zl}\p{Zp}]|[^\S\u00a0\u202f])+/gu, ' ').trim()
}
