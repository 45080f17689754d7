import { own } from '@roomtone/contract/language/own-words'
import { greet } from '../../../platform/mail/layout/greet.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import type { MailBlock } from '../../../platform/mail/layout/mail-block.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'
import type { UnreadLine, UnreadThread } from '../mail/message-mail.store.ts'

/** Enough to answer by; the rest is where the link leads. */
export const LINES_SHOWN = 3
export const LONGEST_LINE = 300
const THREADS_SHOWN = 10

interface UnreadMessagesParams extends MailSite {
  fullName: string
  /** At least one, the liveliest first. */
  threads: UnreadThread[]
  unsubscribeUrl: string | null
}

export function unreadMessagesMail(params: UnreadMessagesParams): Mail {
  const { fullName, threads, unsubscribeUrl, publicUrl, supportEmail } = params
  const shown = threads.slice(0, THREADS_SHOWN)
  const rest = threads.length - shown.length
  const summary = summaryOf(threads)
  const latest = shown[0]?.lines.at(-1)
  return renderMail({
    subject: summary,
    preheader: latest ? preheaderOf(latest) : summary,
    heading: threads.length === 1 ? 'You have a new message' : 'You have new messages',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      ...shown.flatMap((thread) => blocksOf(thread, publicUrl)),
      ...(rest > 0 ? [restBlock(rest, publicUrl)] : []),
    ],
    reason: 'You got this because you have unread messages on Roomtone.',
    unsubscribeUrl,
    publicUrl,
    supportEmail,
  })
}

function summaryOf(threads: UnreadThread[]): string {
  const [only, ...others] = threads
  if (only && others.length === 0) return `${nameOf(only)} wrote to you about ${own(only.title)}`
  const messages = threads.reduce((sum, { count }) => sum + count, 0)
  return `${messages} new messages in ${threads.length} conversations`
}

function blocksOf(thread: UnreadThread, publicUrl: string): MailBlock[] {
  const name = nameOf(thread)
  const earlier = thread.count - thread.lines.length
  return [
    { kind: 'text', text: `${name} wrote to you about ${own(thread.title)}:` },
    ...(thread.sharedBy === null ? [] : [{ kind: 'note' as const, text: sharedWords(thread.sharedBy) }]),
    ...(earlier > 0 ? [{ kind: 'note' as const, text: earlierWords(earlier) }] : []),
    ...thread.lines.flatMap(lineBlocks),
    { kind: 'button', label: `Reply to ${name}`, url: linkTo(thread, publicUrl) },
  ]
}

function sharedWords(host: string): string {
  return `You're answering for ${greetingName(host) ?? 'its host'}.`
}

function earlierWords(count: number): string {
  return count === 1
    ? "There's 1 earlier message in the conversation."
    : `There are ${count} earlier messages in the conversation.`
}

function restBlock(rest: number, publicUrl: string): MailBlock {
  const label = rest === 1 ? 'Open 1 more conversation' : `Open ${rest} more conversations`
  return { kind: 'button', label, url: new URL('/messages?filter=unread', publicUrl).href }
}

/** What is no name to greet somebody with is none to quote either. */
function nameOf({ otherName, role }: UnreadThread): string {
  return greetingName(otherName) ?? (role === 'guest' ? 'Your host' : 'A guest')
}

function linkTo({ id, role }: UnreadThread, publicUrl: string): string {
  const path = role === 'guest' ? '/messages?' : '/hosting?tab=messages&'
  return new URL(`${path}conversation=${id}`, publicUrl).href
}

/** Only what they wrote stands in the quote; that files came with it are words of ours. */
function lineBlocks(line: UnreadLine): MailBlock[] {
  const files = filesWords(line)
  return [
    ...(line.content === '' ? [] : [{ kind: 'quote' as const, text: wordsOf(line) }]),
    ...(files === '' ? [] : [{ kind: 'note' as const, text: files }]),
  ]
}

function preheaderOf(line: UnreadLine): string {
  return line.content === '' ? filesWords(line) : own(wordsOf(line))
}

function wordsOf({ author, content }: UnreadLine): string {
  const name = authorOf(author)
  return name === undefined ? shorten(content) : `${name}: ${shorten(content)}`
}

function authorOf(author: string | null): string | undefined {
  return author === null ? undefined : greetingName(author)
}

function filesWords({ author, content, photos, documents }: UnreadLine): string {
  const [first, second] = [
    ...(photos === 0 ? [] : [photos === 1 ? 'a photo' : `${photos} photos`]),
    ...(documents === 0 ? [] : [documents === 1 ? 'a document' : `${documents} documents`]),
  ]
  if (first === undefined) return ''
  if (content !== '') return second ? `Attached: ${first} and ${second}.` : `Attached: ${first}.`
  const name = authorOf(author)
  if (name === undefined) return second ? `Sent you ${first} and ${second}.` : `Sent you ${first}.`
  return second ? `${name} sent you ${first} and ${second}.` : `${name} sent you ${first}.`
}

function shorten(content: string): string {
  const characters = [...content]
  if (characters.length <= LONGEST_LINE) return content
  return `${characters
    .slice(0, LONGEST_LINE - 1)
    .join('')
    .trimEnd()}…`
}
