import { TriangleAlert } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { clockWords } from './message-days.ts'
import { MessageFiles } from './message-files.tsx'
import { threadTexts as texts } from './messages.texts.ts'
import { ReportMessage } from './report-message.tsx'
import type { ThreadItem } from './thread-items.ts'

type MessageLineProps = {
  item: ThreadItem
  /** Whose words they are, for those who do not see on which side they stand. */
  speaker: string
  zone: string
  /** The last of one's own that the other side has read. */
  isRead: boolean
  onRetry: () => void
  onDiscard: () => void
}

export function MessageLine({ item, speaker, zone, isRead, onRetry, onDiscard }: MessageLineProps) {
  const { isOwn, message, content, files, phase } = item
  return (
    <li
      className={cx(
        'group mt-3 flex flex-col gap-x-2 gap-y-1',
        isOwn ? 'items-end md:flex-row-reverse' : 'items-start md:flex-row',
      )}
    >
      <div
        className={cx('flex min-w-0 flex-col gap-2', isOwn ? 'items-end' : 'items-start')}
        style={{ maxWidth: 'min(84%, 31rem)' }}
      >
        <span className="sr-only">{speaker}: </span>
        {content !== '' &&
          (message?.isFlagged ? (
            <Flagged content={content} reason={message.flagReason ?? ''} />
          ) : (
            <p className={bubbleClass(isOwn, phase)}>{content}</p>
          ))}
        {files.length > 0 && <MessageFiles files={files} />}
      </div>
      <p className="mt-auto flex flex-none items-center gap-2 text-tiny text-ink-2 tabular-nums">
        {phase === 'failed' ? (
          <Failed words={content} onRetry={onRetry} onDiscard={onDiscard} />
        ) : (
          <span>
            {phase === 'sending' && texts.sending}
            {phase === 'sent' && isRead && `${texts.read} · `}
            {phase === 'sent' && <time dateTime={item.createdAt}>{clockWords(item.createdAt, zone)}</time>}
          </span>
        )}
        {message && !isOwn && <ReportMessage message={message} />}
      </p>
    </li>
  )
}

function bubbleClass(isOwn: boolean, phase: ThreadItem['phase']): string {
  return cx(
    'rounded-m px-4 py-2 text-small whitespace-pre-line wrap-anywhere',
    isOwn ? 'bg-ink text-paper' : 'bg-off-soft',
    phase === 'sending' && 'opacity-60',
  )
}

/** Seen by its author alone; the other side never received it. */
function Flagged({ content, reason }: { content: string; reason: string }) {
  return (
    <div className="overflow-hidden rounded-m border border-bad text-small wrap-anywhere">
      <p className="px-4 py-2 whitespace-pre-line text-ink-2">{content}</p>
      <p className="flex items-start gap-2 border-t border-bad bg-bad-soft px-4 py-2 text-bad">
        <TriangleAlert className="mt-0.75 size-4 flex-none" strokeWidth={1.5} aria-hidden="true" />
        <span>
          <b>{texts.flagged}</b> {reason}
        </span>
      </p>
    </div>
  )
}

type FailedProps = { words: string; onRetry: () => void; onDiscard: () => void }

function Failed({ words, onRetry, onDiscard }: FailedProps) {
  return (
    <>
      <span className="text-bad">{texts.notSent}</span>
      <button
        type="button"
        aria-label={texts.retryName(words)}
        onClick={onRetry}
        className="link touch font-medium"
      >
        {texts.retry}
      </button>
      <button type="button" aria-label={texts.discardName(words)} onClick={onDiscard} className="link touch">
        {texts.discard}
      </button>
    </>
  )
}
