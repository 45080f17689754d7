import { isEmail } from '@roomtone/domain/account/email'
import type { TypedPerson } from './crew-rows.ts'

/** Bullets and numbers that lists in mails and documents begin with. */
const BULLET = /^\s*(?:[-–—*•·]|\d{1,3}[.)])\s+/
const ANGLED = /<([^<>]*)>/g

/** One person a line: `Name, Role, email` in this order, parted by commas, semicolons or the tabs of a table. */
export function parseCrew(text: string): TypedPerson[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const parts = partsOf(line.replace(BULLET, ''))
    const email = parts.find((part) => isEmail(part)) ?? ''
    const [name = '', ...role] = parts.filter((part) => part !== email)
    return name === '' ? [] : [{ name, role: role.join(', '), email }]
  })
}

function partsOf(line: string): string[] {
  const mark = ['\t', ';', '|'].find((each) => line.includes(each)) ?? ','
  return line
    .replace(ANGLED, `${mark}$1${mark}`)
    .split(mark)
    .map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
    .filter((part) => part !== '')
}
