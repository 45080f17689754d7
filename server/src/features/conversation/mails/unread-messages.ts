import { textsIn } from '@roomtone/texts/all/conversation/mails'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import type { MailBlock } from '../../../platform/mail/layout/mail-block.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'
import type { UnreadLine, UnreadThread } from '../mail/message-mail.store.ts'

/** Enough to answer by; the rest is where the link leads. */
export const LINES_SHOWN = 3
export const LONGEST_LINE = 300
const THREADS_SHOWN = 10

type Texts = ReturnType<typeof textsIn>['unread']

interface UnreadMessagesParams extends MailSite {
  fullName: string
  /** At least one, the liveliest first. */
  threads: UnreadThread[]
  unsubscribeUrl: string | null
}

export function unreadMessagesMail(params: UnreadMessagesParams): MailIn {
  const { fullName, threads, unsubscribeUrl, publicUrl, supportEmail } = params
  const shown = threads.slice(0, THREADS_SHOWN)
  const rest = threads.length - shown.length
  const latest = shown[0]?.lines.at(-1)
  return (language) => {
    const { unread } = textsIn(language)
    const summary = summaryOf(threads, unread)
    return writeMail(language, {
      subject: summary,
      preheader: latest ? preheaderOf(latest, unread) : summary,
      heading: unread.heading({ conversations: threads.length }),
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        ...shown.flatMap((thread) => blocksOf(thread, publicUrl, unread)),
        ...(rest > 0 ? [restBlock(rest, publicUrl, unread)] : []),
      ],
      reason: unread.reason,
      unsubscribeUrl,
      publicUrl,
      supportEmail,
    })
  }
}

function summaryOf(threads: UnreadThread[], unread: Texts): string {
  const [only, ...others] = threads
  if (only && others.length === 0) return unread.subject({ name: nameOf(only, unread), title: only.title })
  const messages = threads.reduce((sum, { count }) => sum + count, 0)
  return unread.subjectSeveral({ messages, conversations: threads.length })
}

function blocksOf(thread: UnreadThread, publicUrl: string, unread: Texts): MailBlock[] {
  const { title, sharedBy, count, lines } = thread
  const earlier = count - lines.length
  return [
    { kind: 'text', text: unread.lead({ name: nameOf(thread, unread), title }) },
    ...(sharedBy === null ? [] : [{ kind: 'note' as const, text: sharedWords(sharedBy, unread) }]),
    ...(earlier > 0 ? [{ kind: 'note' as const, text: unread.earlier({ count: earlier }) }] : []),
    ...lines.flatMap((line) => lineBlocks(line, unread)),
    { kind: 'button', label: replyWords(thread, unread), url: linkTo(thread, publicUrl) },
  ]
}

function sharedWords(sharedBy: string, unread: Texts): string {
  const host = greetingName(sharedBy)
  return host === undefined ? unread.answeringForHost : unread.answeringFor({ host })
}

function restBlock(count: number, publicUrl: string, unread: Texts): MailBlock {
  const url = new URL('/messages?filter=unread', publicUrl).href
  return { kind: 'button', label: unread.rest({ count }), url }
}

/** A name that cannot be used in a greeting is not quoted either. */
function nameOf({ otherName, role }: UnreadThread, unread: Texts): string {
  return greetingName(otherName) ?? unread.nobody[otherSide(role)]
}

function replyWords({ otherName, role }: UnreadThread, unread: Texts): string {
  const name = greetingName(otherName)
  return name === undefined ? unread.replyNobody[otherSide(role)] : unread.reply({ name })
}

function otherSide(role: UnreadThread['role']): UnreadThread['role'] {
  return role === 'guest' ? 'host' : 'guest'
}

function linkTo({ id, role }: UnreadThread, publicUrl: string): string {
  const path = role === 'guest' ? '/messages?' : '/hosting?tab=messages&'
  return new URL(`${path}conversation=${id}`, publicUrl).href
}

/** The quote holds only what they wrote; the words about attached files are ours. */
function lineBlocks(line: UnreadLine, unread: Texts): MailBlock[] {
  const files = filesWords(line, unread)
  return [
    ...(line.content === '' ? [] : [{ kind: 'quote' as const, text: quoteOf(line, unread) }]),
    ...(files === '' ? [] : [{ kind: 'note' as const, text: files }]),
  ]
}

function preheaderOf(line: UnreadLine, unread: Texts): string {
  return line.content === '' ? filesWords(line, unread) : quoteOf(line, unread)
}

function quoteOf({ author, content }: UnreadLine, unread: Texts): string {
  const name = authorOf(author)
  const words = shorten(content)
  return name === undefined ? words : unread.quote({ name, words })
}

function authorOf(author: string | null): string | undefined {
  return author === null ? undefined : greetingName(author)
}

function filesWords({ author, content, photos, documents }: UnreadLine, unread: Texts): string {
  const files = [
    ...(photos === 0 ? [] : [unread.photos({ count: photos })]),
    ...(documents === 0 ? [] : [unread.documents({ count: documents })]),
  ]
  if (files.length === 0) return ''
  if (content !== '') return unread.attached({ files })
  const name = authorOf(author)
  return name === undefined ? unread.sent({ files }) : unread.sentBy({ name, files })
}

function shorten(content: string): string {
  const characters = [...content]
  if (characters.length <= LONGEST_LINE) return content
  return `${characters
    .slice(0, LONGEST_LINE - 1)
    .join('')
    .trimEnd()}…`
}
