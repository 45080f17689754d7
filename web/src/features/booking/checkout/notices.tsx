import type { Member } from '@roomtone/contract/account/member'
import type { ChoiceView, QuoteView } from '@roomtone/contract/listing/quote'
import { checkoutTexts as texts } from '@roomtone/texts/booking/checkout'
import { personTexts } from '@roomtone/texts/person/person'
import { lazy, Suspense } from 'react'
import { atTime } from '../../../parts/listing/choice.ts'
import { isAboutMenu } from '../../../parts/listing/is-about-menu.ts'
import { ConfirmEmailSteps } from '../../../parts/person/confirm-email/confirm-email-steps.tsx'
import { rangeWords } from '../../../parts/time/when.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { checkoutPath, venuePath, type Wanted } from './request/address.ts'
import { type Terms, termsChanges } from './request/terms-changes.ts'
import type { Price } from './subject.ts'
import { SummaryLines } from './summary-lines.tsx'

const { unconfirmed } = personTexts

const VerificationPanel = lazy(async () => ({
  default: (await import('../../../parts/verification/verification-panel.tsx')).VerificationPanel,
}))

/** Verifies right on the page, so that nobody has to leave a form that is half filled in. */
export function VerifyFirst({ member }: { member: Member }) {
  return (
    <div className="mb-8">
      <Suspense fallback={<Skeleton className="h-56 rounded-l" />}>
        <VerificationPanel member={member}>{texts.verify.lead}</VerificationPanel>
      </Suspense>
    </div>
  )
}

export function ConfirmEmail({ member }: { member: Member }) {
  return (
    <Notice title={unconfirmed.title} className="mb-8">
      <p className="mb-4">{unconfirmed.text({ email: member.email })}</p>
      <ConfirmEmailSteps member={member} />
    </Notice>
  )
}

type TimeProblemProps = { wanted: Wanted; quote: QuoteView }

/** The choice is not available; the nearest ones that are, as buttons. */
export function TimeProblem({ wanted, quote }: TimeProblemProps) {
  if (!quote.problem) return null
  const { alternatives, timeZone, canWait } = quote
  if (isAboutMenu(quote.problem.code))
    return (
      <Notice role="alert" title={quote.problem.message} className="mb-8">
        <ButtonLink variant="outline" to={venuePath(wanted)}>
          {texts.problem.change}
        </ButtonLink>
      </Notice>
    )
  return (
    <Notice role="alert" title={quote.problem.message} className="mb-8">
      {alternatives.length === 0 ? (
        <p className="text-ink-2">{texts.problem.nothingNear}</p>
      ) : (
        <>
          <p className="mt-3 mb-2 text-ink-2">{texts.problem.nearest}</p>
          <ul className="flex flex-wrap gap-2">
            {alternatives.map((each) => (
              <li key={each.startsAt}>
                <ButtonLink replace variant="line" to={checkoutPath(insteadOf(wanted, each))}>
                  <span className="whitespace-normal">{rangeWords(each.callAt, each.wrapAt, timeZone)}</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {canWait && <p className="mt-4 mb-2 text-ink-2">{texts.problem.waitText}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {canWait && (
          <ButtonLink replace variant="outline" to={checkoutPath({ ...wanted, isWait: true })}>
            {texts.problem.wait}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" to={venuePath(wanted)}>
          {texts.problem.other}
        </ButtonLink>
      </div>
    </Notice>
  )
}

function insteadOf(wanted: Wanted, instead: ChoiceView): Wanted {
  return { ...wanted, choice: atTime(wanted.choice, instead), isWait: false }
}

type PriceChangedProps = { before: Price; now: Price }

export function PriceChanged({ before, now }: PriceChangedProps) {
  return (
    <Notice role="alert" title={texts.changed.title} className="mb-8">
      <p className="mb-4">{texts.changed.text}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="text-ink-2">
          <p className="mb-2 font-medium">{texts.changed.before}</p>
          <SummaryLines price={before} />
        </div>
        <div>
          <p className="mb-2 font-medium">{texts.changed.now}</p>
          <SummaryLines price={now} />
        </div>
      </div>
    </Notice>
  )
}

type TermsChangedProps = { before: Terms; now: Terms }

/** The terms themselves are further down, in their own places. */
export function TermsChanged({ before, now }: TermsChangedProps) {
  return (
    <Notice role="alert" title={texts.newTerms.title} className="mb-8">
      {termsChanges(before, now).map((change) => (
        <p key={change}>{change}</p>
      ))}
      <p className="mt-2">{texts.newTerms.text}</p>
    </Notice>
  )
}

/**
 * Explains second holds to people who have never heard of them, and the way back when the time has become
 * free.
 */
export function AboutSecondHold({ wanted, quote }: { wanted: Wanted; quote: QuoteView }) {
  return (
    <Notice tone="plain" title={texts.second.title} className="mb-8">
      <p>{texts.second.text}</p>
      {quote.problem === null && (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-3">
          {texts.second.free}
          <ButtonLink replace to={checkoutPath({ ...wanted, isWait: false })}>
            {texts.second.request}
          </ButtonLink>
        </p>
      )}
    </Notice>
  )
}

export function Unsent() {
  return (
    <Notice role="alert" title={texts.unsent.title} className="mb-8">
      <p>{texts.unsent.text}</p>
    </Notice>
  )
}
