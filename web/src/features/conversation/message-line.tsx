import { threadTexts as texts } from '@roomtone/texts/conversation/messages'
import { TriangleAlert } from 'lucide-react'
import { MessageFiles } from '../../parts/file/message-files.tsx'
import { reasonWords } from '../../parts/moderation/reason-words.ts'
import { clockWords } from '../../parts/time/message-days.ts'
import { cx } from '../../ui/cx.ts'
import { ReportMessage } from './safety/report-message.tsx'
import type { speakerOf, ThreadItem } from './thread-items.ts'

type MessageLineProps = {
  item: ThreadItem
  /** Shown on the reader's side of the thread. */
  isOurs: boolean
  /** The author's name; null: the reader. */
  speaker: ReturnType<typeof speakerOf>
  zone: string
  /** The reader's last message that the other side has read. */
  isRead: boolean
  onRetry: () => void
  onDiscard: () => void
}

export function MessageLine({ item, isOurs, speaker, zone, isRead, onRetry, onDiscard }: MessageLineProps) {
  const { message, content, files, phase } = item
  return (
    <li
      className={cx(
        'group mt-3 flex flex-col gap-x-2 gap-y-1',
        isOurs ? 'items-end md:flex-row-reverse' : 'items-start md:flex-row',
      )}
    >
      <div
        className={cx('flex min-w-0 flex-col gap-2', isOurs ? 'items-end' : 'items-start')}
        style={{ maxWidth: 'min(84%, 31rem)' }}
      >
        <Speaker speaker={speaker} />
        {content !== '' &&
          (message?.isFlagged ? (
            <Flagged content={content} reason={reasonWords(message.flagReason ?? '')} />
          ) : (
            <p className={bubbleClass(item, isOurs)}>{content}</p>
          ))}
        {files.length > 0 && <MessageFiles files={files} />}
      </div>
      <p className="mt-auto flex flex-none items-center gap-2 text-tiny text-ink-2 even-figures">
        {phase === 'failed' ? (
          <Failed words={content} onRetry={onRetry} onDiscard={onDiscard} />
        ) : (
          <span>
            {phase === 'sending' && texts.sending}
            {phase === 'sent' && isRead && `${texts.read} · `}
            {phase === 'sent' && <time dateTime={item.createdAt}>{clockWords(item.createdAt, zone)}</time>}
          </span>
        )}
        {message && !isOurs && <ReportMessage message={message} />}
      </p>
    </li>
  )
}

/** Read aloud for everyone; drawn where the side does not make clear who wrote it. */
function Speaker({ speaker }: Pick<MessageLineProps, 'speaker'>) {
  if (!speaker?.mark) return <span className="sr-only">{speaker?.name ?? texts.own}: </span>
  return (
    <p className="text-tiny text-ink-2">
      <b>{speaker.name}</b> · {texts.marks[speaker.mark]}
    </p>
  )
}

function bubbleClass({ isOwn, phase }: ThreadItem, isOurs: boolean): string {
  return cx(
    'rounded-m px-4 py-2 text-small whitespace-pre-line wrap-anywhere',
    isOwn ? 'bg-ink text-paper' : isOurs ? 'bg-accent-soft' : 'bg-off-soft',
    phase === 'sending' && 'opacity-60',
  )
}

/** Only its author sees it; the other side never received it. */
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
        aria-label={texts.retryName({ words })}
        onClick={onRetry}
        className="link touch font-medium"
      >
        {texts.retry}
      </button>
      <button
        type="button"
        aria-label={texts.discardName({ words })}
        onClick={onDiscard}
        className="link touch"
      >
        {texts.discard}
      </button>
    </>
  )
}
