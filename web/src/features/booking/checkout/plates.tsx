import type { BookingView } from '@roomtone/contract/booking/booking'
import { ApiError } from '@roomtone/contract/call'
import { checkoutTexts as texts } from '@roomtone/texts/booking/checkout'
import { creditsTexts } from '@roomtone/texts/credit/credits'
import type { ReactNode } from 'react'
import { packaged } from '../../../platform/pictures/packaged.ts'
import { modern4 } from '../../../platform/pictures/pictures.json'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Page } from '../../../ui/page.tsx'
import { EmptyPlate } from '../../../ui/states/empty-plate.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'

export function NothingChosen() {
  return (
    <EmptyPlate
      title={texts.title}
      heading={texts.empty.title}
      text={texts.empty.text}
      picture={packaged(modern4)}
      action={<ButtonLink to="/search">{texts.action}</ButtonLink>}
    />
  )
}

export function OwnSpace() {
  return (
    <EmptyPlate
      title={texts.title}
      heading={texts.own.title}
      text={texts.own.text}
      picture={packaged(modern4)}
      action={<ButtonLink to="/hosting?tab=calendar">{texts.own.action}</ButtonLink>}
    />
  )
}

/** The page when there is nothing to pay for. */
export function Bare({ children }: { children: ReactNode }) {
  return <Page title={texts.title}>{children}</Page>
}

export function Waiting() {
  return (
    <Bare>
      <Loading>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_24rem]">
          <div className="grid gap-8">
            <Skeleton className="h-40" />
            <Skeleton className="h-80" />
          </div>
          <Skeleton className="h-80 rounded-l" />
        </div>
      </Loading>
    </Bare>
  )
}

type FailedProps = { error: Error; isRetrying: boolean; onRetry: () => void }

export function Failed({ error, isRetrying, onRetry }: FailedProps) {
  // An address that was cut off while copying is treated as missing too.
  if (error instanceof ApiError && (error.status === 404 || error.status === 422))
    return (
      <EmptyPlate
        title={texts.title}
        heading={texts.gone.title}
        text={texts.gone.text}
        picture={packaged(modern4)}
        action={<ButtonLink to="/search">{texts.action}</ButtonLink>}
      />
    )
  return (
    <Bare>
      <ErrorState title={texts.loadFailed} onRetry={onRetry} retrying={isRetrying}>
        {error.message}
      </ErrorState>
    </Bare>
  )
}

type AlreadyProps = {
  booking: BookingView
  standing: 'sent' | 'confirmed' | 'waiting' | 'over'
  onAgain?: () => void
}

/** Without a card payment, no card is mentioned. */
function coveredWords({ toCard }: BookingView, standing: AlreadyProps['standing']): string | undefined {
  if (toCard > 0) return undefined
  const { confirmed, sent } = creditsTexts.checkout
  return standing === 'confirmed' ? confirmed : standing === 'sent' ? sent : undefined
}

/** Why there is nothing to pay. */
function endingOf({ timeline, party, state }: BookingView) {
  if (party !== 'guest') return 'notYours'
  if (state === 'cancelled') return 'cancelled'
  const last = timeline.at(-1)
  if (last?.event === 'replace') return 'replaced'
  const wasSent = timeline.some(({ state }) => state === 'pending')
  return last?.event === 'payment_failed' && !wasSent ? 'unpaid' : 'over'
}

/** Nothing is left to do here. */
export function Already({ booking, standing, onAgain }: AlreadyProps) {
  const { title, text } = texts.already[standing === 'over' ? endingOf(booking) : standing]
  const { property } = booking
  return (
    <EmptyPlate
      title={texts.title}
      heading={title}
      text={coveredWords(booking, standing) ?? text}
      picture={uploaded(property.cover, property.title)}
      action={
        <div className="flex flex-wrap gap-3">
          {onAgain && <Button onClick={onAgain}>{texts.already.again}</Button>}
          <ButtonLink variant={onAgain ? 'line' : 'primary'} to={`/trips/${booking.id}`}>
            {texts.already.open}
          </ButtonLink>
        </div>
      }
    />
  )
}
