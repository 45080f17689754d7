import { uiTexts } from '@roomtone/texts/ui'
import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { useOpener } from './focus/use-opener.ts'
import { IconButton } from './icon-button.tsx'

const widths = { s: 'md:max-w-md', m: 'md:max-w-xl', l: 'md:max-w-5xl' }

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: keyof typeof widths | undefined
  /** The dialog draws its own visible heading; the title stays for screen readers. */
  titleHidden?: boolean | undefined
  /** Lets pictures reach the edge. */
  flush?: boolean | undefined
  children: ReactNode
}

/** Reading or closing a toast must not close the dialog. */
function keepOpenForMessages(event: CustomEvent<{ originalEvent: Event }>) {
  const target = event.detail.originalEvent.target
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault()
}

/** Something open inside the dialog closes first. The dialog gets the key before anything in it. */
function keepOpenForParts(event: KeyboardEvent) {
  const { target } = event
  if (target instanceof Element && target.closest('[data-own-escape]')) event.preventDefault()
}

/** In the middle of a wide screen, at the bottom edge of a phone. Traps the focus and returns it. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, size = 's', titleHidden, flush, children } = props
  const focus = useOpener()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 grid items-end bg-veil data-[state=closed]:animate-leave data-[state=open]:animate-appear md:place-items-center md:p-8">
          <Primitive.Content
            {...(!description && { 'aria-describedby': undefined })}
            {...focus}
            // React bubbles it to a form around the portal too, which would also be submitted.
            onSubmit={(event) => event.stopPropagation()}
            onInteractOutside={keepOpenForMessages}
            onEscapeKeyDown={keepOpenForParts}
            className={cx(
              'relative flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-l bg-card shadow-3 outline-none md:max-h-[calc(100dvh-64px)] md:rounded-l',
              'data-[state=closed]:animate-sink data-[state=open]:animate-rise',
              widths[size],
            )}
          >
            <Primitive.Title
              className={
                titleHidden ? 'sr-only' : 'flex-none ps-6 pe-18 pt-6 pb-3 text-h2 md:ps-9 md:pe-20 md:pt-8'
              }
            >
              {title}
            </Primitive.Title>
            <div
              className={cx(
                'min-h-0 overflow-y-auto overscroll-contain',
                !flush && 'px-6 pb-[max(24px,env(safe-area-inset-bottom))] md:px-9 md:pb-9',
              )}
            >
              {description && (
                <Primitive.Description asChild>
                  <div className={titleHidden ? 'sr-only' : 'text-ink-2'}>{description}</div>
                </Primitive.Description>
              )}
              <div className={cx(!flush && !titleHidden && (description ? 'mt-6' : 'pt-3'))}>{children}</div>
            </div>
            <Primitive.Close asChild>
              <IconButton
                label={uiTexts.close}
                variant={flush ? 'raised' : 'plain'}
                className={cx('absolute! top-4 end-4 md:top-5 md:end-5', flush && 'md:[box-shadow:none]')}
              >
                <X strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            </Primitive.Close>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
