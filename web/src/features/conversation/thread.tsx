import type { ConversationView } from '@roomtone/contract/conversation/conversation'
import { composerTexts, openingTexts, threadTexts as texts } from '@roomtone/texts/conversation/messages'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ShieldCheck } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useNoStrayDrop } from '../../parts/file/use-no-stray-drop.ts'
import { SharedBadge } from '../../parts/listing/shared-badge.tsx'
import { MissingOrFailed } from '../../parts/page/missing-or-failed.tsx'
import { isMissing } from '../../platform/is-missing.ts'
import { useServices } from '../../platform/services.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { Composer } from './compose/composer.tsx'
import { useAttachments } from './compose/use-attachments.ts'
import { conversationQuery } from './inbox/inbox.query.ts'
import { ThreadBooking } from './thread-booking.tsx'
import { ThreadMenu } from './thread-menu.tsx'
import { ThreadMessages } from './thread-messages.tsx'

/** Where Back leads on a phone. */
type ThreadProps = {
  id: string
  listAddress: string
  onBack: (event: { preventDefault: () => void }) => void
}

export function Thread({ id, listAddress, onBack }: ThreadProps) {
  const query = useQuery(conversationQuery(useServices(), id))
  const back = (
    <Link
      to={listAddress}
      replace
      onClick={onBack}
      aria-label={texts.back}
      className="-ms-2 inline-grid size-11 flex-none place-items-center rounded-pill md:hidden"
    >
      <ArrowLeft className="size-5" strokeWidth={1.5} aria-hidden="true" />
    </Link>
  )
  // Shared access can be revoked while it is open.
  if (query.data && !isMissing(query.error)) return <Open conversation={query.data} back={back} />
  return (
    <div className="flex-1 p-4 md:p-6">
      {back}
      {query.isError ? (
        <MissingOrFailed
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          missing={{
            ...texts.missing,
            action: (
              <ButtonLink variant="line" to={listAddress}>
                {openingTexts.back}
              </ButtonLink>
            ),
          }}
          failed={texts.failed}
        />
      ) : (
        <Loading label={texts.loading}>
          <Skeleton className="h-10 w-60" />
          <Skeleton className="mt-6 h-40" />
        </Loading>
      )}
    </div>
  )
}

function Open({ conversation, back }: { conversation: ConversationView; back: ReactNode }) {
  const { id, property, booking, role } = conversation
  const attachments = useAttachments(id)
  const field = useRef<HTMLTextAreaElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { isOver, ...drop } = useDrop(conversation.closedBecause === null, attachments.add)
  useFocusOnArrival(id, field, heading)
  return (
    <section
      aria-label={texts.about({ title: property.title })}
      className="relative flex min-w-0 flex-1 flex-col"
      {...drop}
    >
      <header className="flex items-center gap-3 border-b px-4 py-3 md:px-6">
        {back}
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} className="truncate text-title outline-none">
            {property.title}
          </h2>
          <OtherSide conversation={conversation} />
        </div>
        <ButtonLink to={`/property/${property.id}`} variant="line" className="max-lg:hidden">
          {texts.viewSpace}
        </ButtonLink>
        <ThreadMenu conversation={conversation} />
      </header>
      {booking && <ThreadBooking booking={booking} role={role} />}
      <ThreadMessages conversation={conversation} field={field} />
      <Composer conversation={conversation} attachments={attachments} field={field} />
      {isOver && (
        <div className="pointer-events-none absolute inset-0 grid place-items-center border border-dashed border-accent bg-accent-soft font-medium">
          {composerTexts.drop}
        </div>
      )}
    </section>
  )
}

function OtherSide({ conversation: { other, role, shared } }: { conversation: ConversationView }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
      <Avatar letters={other.name.slice(0, 1).toUpperCase()} src={other.avatarUrl} size="s" tone="soft" />
      <Link to={`/users/${other.id}`} className="link touch inline-flex items-center">
        {other.name}
      </Link>
      {other.isVerified && (
        <span className="flex items-center gap-1 font-medium text-ok">
          <ShieldCheck className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {role === 'guest' ? texts.verifiedHost : texts.verifiedGuest}
        </span>
      )}
      {shared && <SharedBadge host={shared.host} />}
    </p>
  )
}

/**
 * Coming from the list, the focus goes into the thread: to the field, or on a phone, where that would open a
 * keyboard, above it.
 */
function useFocusOnArrival(
  id: string,
  field: { current: HTMLElement | null },
  heading: { current: HTMLElement | null },
): void {
  const { state } = useLocation()
  const isFromList = Boolean((state as { fromList?: boolean } | null)?.fromList)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conversation
  useEffect(() => {
    if (!isFromList) return
    const isTouch = matchMedia('(pointer: coarse), (max-width: 45rem)').matches
    const target = (isTouch ? heading.current : field.current) ?? heading.current
    target?.focus({ preventScroll: true })
  }, [id])
}

/** Files may be dropped anywhere on the thread. */
function useDrop(isOpen: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  useNoStrayDrop()
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(isOpen && event.dataTransfer.types.includes('Files'))
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      if (isOpen) onFiles([...event.dataTransfer.files])
    },
  }
}
