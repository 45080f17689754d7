import { isEmail } from '@roomtone/domain/account/email'
import type { TypedPerson } from './crew-rows.ts'

/** Bullets and numbers at the start of lines in emails and documents. */
const BULLET = /^\s*(?:[-–—*•·]|\d{1,3}[.)])\s+/
const ANGLED = /<([^<>]*)>/g

const QUOTED = /"(?:[^"]|"")*"/g
const CELL = /^"((?:[^"]|"")*)"$/
/** What tables write above their columns, in the three languages. */
const HEADINGS =
  /^(?:(?:full |first |last |crew )?name|role|position|job(?: title)?|title|e-?mail(?: address)?|nom(?: complet| et prénom)?|prénom|rôle|poste|fonction|adresse e-?mail|courriel|nombre(?: completo)?|apellidos?|rol|función|puesto|cargo|correo(?: electrónico)?)$/i

/**
 * One person a line: `Name, Role, email` in this order, separated by commas, semicolons or the tabs of a
 * table.
 */
export function parseCrew(text: string): TypedPerson[] {
  const lines = text.split(/\r?\n/).map((line) => partsOf(line.replace(BULLET, '')))
  const filled = lines.filter((parts) => parts.length > 0)
  const people = filled[0]?.every((part) => HEADINGS.test(part)) ? filled.slice(1) : filled
  return people.flatMap((parts) => {
    const email = parts.find((part) => isEmail(part)) ?? ''
    const [name = '', ...role] = parts.filter((part) => part !== email)
    return name === '' ? [] : [{ name, role: role.join(', '), email }]
  })
}

/**
 * Quoted words are put aside while the line is split, because marks inside them separate nothing. A nickname
 * keeps its quotes.
 */
function partsOf(line: string): string[] {
  const quoted: string[] = []
  const bare = line.replace(QUOTED, (words) => `\0${quoted.push(words) - 1}\0`)
  const mark = ['\t', ';', '|'].find((each) => bare.includes(each)) ?? ','
  return bare
    .replace(ANGLED, `${mark}$1${mark}`)
    .split(mark)
    .map((part) => part.trim().replace(/\0(\d+)\0/g, (_, index: string) => quoted[Number(index)] ?? ''))
    .map((part) => part.replace(CELL, '$1').replaceAll('""', '"').trim())
    .filter((part) => part !== '')
}
