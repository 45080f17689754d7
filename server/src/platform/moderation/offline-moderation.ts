import { type Flag, type FlagKind, verdictOf } from '@roomtone/domain/moderation/verdict'
import { findAddresses } from './contacts/find-addresses.ts'
import { findContactHints } from './contacts/find-contact-hints.ts'
import { findDirections } from './contacts/find-directions.ts'
import { findHandles } from './contacts/find-handles.ts'
import { findLinks } from './contacts/find-links.ts'
import { findPaymentHints } from './contacts/find-payment-hints.ts'
import { findPayments } from './contacts/find-payments.ts'
import { findPhones } from './contacts/find-phones.ts'
import { findSiteHints } from './contacts/find-site-hints.ts'
import { isMostlyDigits, spellOut } from './contacts/spelled-digits.ts'
import type { Found } from './found.ts'
import { findHarm } from './harm/find-harm.ts'
import type { Asked, Moderation } from './moderation.ts'
import { type Reading, readPlainly } from './normalise.ts'

/** Further back, no one can put the pieces together anymore. */
const MESSAGES_BACK = 8
/** What runs over from one message into the next is close to where they meet. */
const SEAM = 120
/** A message as short as this may be a piece of a word. */
const PIECE = /^\S{1,12}$/
/** A draft is saved again and again, and nearly all of its texts are those of the last time. */
const KEPT = 100
const judged = new Map<string, Flag[]>()
const FINE_ONCE_CONFIRMED: readonly FlagKind[] = ['contact', 'link']

/** Judges by rules and packaged lists alone: nothing that people write leaves this server. */
export function createOfflineModeration(): Moderation {
  return {
    name: 'offline',
    check: async ({ content, before, isConfirmed }: Asked) => {
      const flags = [...flagsIn(content), ...flagsAcross(content, before.slice(-MESSAGES_BACK))]
      return verdictOf(once(flags).filter(({ kind }) => !(isConfirmed && FINE_ONCE_CONFIRMED.includes(kind))))
    },
  }
}

function flagsIn(content: string): Flag[] {
  const flags = judged.get(content) ?? toFlags(findEverything(content), content)
  if (judged.size >= KEPT) judged.clear()
  judged.set(content, flags)
  return flags
}

/** What only shows when the messages before are read along, and reaches into this one. */
function flagsAcross(content: string, before: readonly string[]): Flag[] {
  if (before.length === 0) return []
  const earlier = before.map((message) => message.slice(-SEAM)).join('\n')
  const lines = `${earlier}\n${content.slice(0, SEAM)}`
  const contact = beyond(lines, earlier.length + 1, findSplit)
  return [...contact, ...acrossPieces(content, before), ...acrossDigits(content, before)].map((flag) => ({
    ...flag,
    fragment: flag.fragment || content.trim(),
  }))
}

function findEverything(text: string): Found[] {
  const reading = readPlainly(text)
  return [...findPhones(reading), ...findOneWayOrAnother(reading, text), ...findHarm(reading)]
}

/** What people put into words of their own: where to write, where to look, where to come, how to pay. */
function findOneWayOrAnother(reading: Reading, text: string): Found[] {
  const contact = [
    ...findLinks(reading, text),
    ...findHandles(reading),
    ...findContactHints(reading),
    ...findAddresses(reading, text),
    ...findDirections(reading),
  ]
  // "mara at gmail dot com" is contact, and no site besides.
  const sites = findSiteHints(reading).filter(
    (site) => !contact.some(({ kind, from, to }) => kind === 'contact' && site.from < to && from < site.to),
  )
  return [...contact, ...sites, ...findPayments(reading), ...findPaymentHints(reading)]
}

/** Line breaks count as spaces here. */
function findSplit(lines: string): Found[] {
  const text = lines.replaceAll('\n', ' ')
  return findOneWayOrAnother(readPlainly(text), text)
}

/** "ven", "mo": short messages in a row, read as one word. */
function acrossPieces(content: string, before: readonly string[]): Flag[] {
  if (!PIECE.test(content.trim())) return []
  const run = lastWhile(before, (message) => PIECE.test(message.trim()))
  const joined = [...run, content].map((message) => message.trim()).join('')
  return beyond(joined, joined.length - content.trim().length, findEverything)
}

/** "415", "555", "0123": messages of nothing but digits, in a row. */
function acrossDigits(content: string, before: readonly string[]): Flag[] {
  const isPiece = (message: string) => isMostlyDigits(spellOut(readPlainly(message)).text)
  if (!isPiece(content)) return []
  const run = lastWhile(before, isPiece)
  const digits = [...run, content].map((message) => spellOut(readPlainly(message)).text.replace(/\D/g, ''))
  const joined = digits.join('')
  if (run.length === 0 || joined.length > 15) return []
  const shown = joined.length === 7 ? `call ${joined.slice(0, 3)}-${joined.slice(3)}` : joined
  return findPhones(readPlainly(shown)).length > 0 ? [{ kind: 'contact', fragment: content.trim() }] : []
}

function lastWhile(messages: readonly string[], holds: (message: string) => boolean): string[] {
  const last = messages.findLastIndex((message) => !holds(message))
  return messages.slice(last + 1)
}

/** Only what begins before the message and ends within it: the rest was judged when it was sent. */
function beyond(text: string, start: number, find: (text: string) => Found[]): Flag[] {
  return find(text)
    .filter(({ from, to }) => from < start && to > start)
    .map(({ kind, to }) => ({ kind, fragment: text.slice(start, to).trim() }))
}

function toFlags(found: Found[], content: string): Flag[] {
  return found.map(({ kind, from, to }) => ({ kind, fragment: content.slice(from, to).trim() }))
}

/** Several readings find the same thing; the longest fragment of a kind covers those inside it. */
function once(flags: Flag[]): Flag[] {
  const longestFirst = [...flags].sort((one, other) => other.fragment.length - one.fragment.length)
  return longestFirst.filter(
    ({ kind, fragment }, index) =>
      !longestFirst.slice(0, index).some((kept) => kept.kind === kind && kept.fragment.includes(fragment)),
  )
}
