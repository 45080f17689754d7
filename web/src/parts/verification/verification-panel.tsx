import type { Member } from '@roomtone/contract/account/member'
import type { VerificationView } from '@roomtone/contract/verification/verification'
import { verificationTexts as texts } from '@roomtone/texts/verification/verification'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { openDialog } from '../../platform/dialogs/dialogs.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useServices } from '../../platform/services.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { CompleteStep } from './complete-step.tsx'
import { type Draft, draftOf, dropDraft, keepDraft } from './draft.ts'
import { IntroStep } from './intro-step.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { Checking, InReview, Rejected } from './standing.tsx'
import { useAnswers } from './use-answers.ts'
import { useIdFile } from './use-id-file.ts'
import { useStanding } from './use-standing.ts'
import { verificationQuery } from './verification.query.ts'

const loadForm = () => import('./details-form.tsx')
const DetailsForm = lazyPart(async () => ({ default: (await loadForm()).DetailsForm }))

type VerificationPanelProps = {
  member: Member
  level?: 'h1' | 'h2' | undefined
  /** Why the page asks for it. */
  children?: ReactNode
  /** The target of *Continue*, on a page that has nothing else to show. */
  onDone?: (() => Promise<void> | void) | undefined
}

export function VerificationPanel({ member, level = 'h2', children, onDone }: VerificationPanelProps) {
  const services = useServices()
  const { data: view, isPending, isFetching, error, refetch } = useQuery(verificationQuery(services))
  const stand = useStanding()
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState(() => draftOf(member))
  const idFile = useIdFile()
  const page = view && pageOf(view, isOpen)
  const heading = useFocusOnTurn(page)
  useAnswers(view, ({ status }) => {
    setOpen(false)
    idFile.remove()
    if (status !== 'rejected') dropDraft(member)
  })

  function open(): void {
    // The email is confirmed before an identity check.
    if (!member.emailConfirmed) {
      openDialog('confirm-email')
      return
    }
    setOpen(true)
    loadForm().catch(() => {})
  }

  function change(next: Draft): void {
    setDraft(next)
    keepDraft(member, next)
  }

  if (isPending) return <Waiting />
  if (!view || !page) {
    return (
      <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {error?.message}
      </ErrorState>
    )
  }
  const { title, step } = FACES[page]
  const lead = page === 'intro' ? (children ?? texts.intro.lead) : leadOf(page, view)
  return (
    <PanelFrame level={level} title={title} lead={lead} step={step} heading={heading}>
      {page === 'intro' && <IntroStep onStart={open} />}
      {page === 'form' && (
        <Suspense fallback={<FormSkeleton />}>
          <DetailsForm
            draft={draft}
            onDraft={change}
            idFile={idFile}
            checking={view.status === 'processing' && !view.canStartAgain}
            onBack={() => setOpen(false)}
            onMissing={() => setOpen(false)}
            onSubmitted={(next) => void stand(next)}
            onFailed={() => void refetch()}
          />
        </Suspense>
      )}
      {page === 'checking' && <Checking view={view} onStartAgain={open} />}
      {page === 'review' && <InReview view={view} />}
      {page === 'rejected' && <Rejected view={view} onRetry={open} />}
      {page === 'complete' && <CompleteStep onDone={onDone} />}
    </PanelFrame>
  )
}

type PanelPage = 'intro' | 'form' | 'checking' | 'review' | 'rejected' | 'complete'

const FACES: Record<PanelPage, { title: string; lead: string; step?: 1 | 2 | 3 }> = {
  intro: { ...texts.intro, step: 1 },
  form: { ...texts.form, step: 2 },
  checking: { ...texts.checking, step: 2 },
  review: texts.inReview,
  rejected: texts.rejected,
  complete: { ...texts.complete, step: 3 },
}

/** Someone who left the provider's page halfway need not wait for an answer that cannot come. */
function leadOf(page: PanelPage, { canGoOn, canStartAgain }: VerificationView): string {
  if (page === 'checking' && canStartAgain) return texts.checking.unanswered
  if (page === 'checking' && canGoOn) return texts.checking.unfinished
  return FACES[page].lead
}

function pageOf({ status }: VerificationView, isOpen: boolean): PanelPage {
  if (status === 'verified') return 'complete'
  if (status === 'in_review') return 'review'
  if (isOpen) return 'form'
  if (status === 'processing') return 'checking'
  return status === 'rejected' ? 'rejected' : 'intro'
}

/** A new step starts at its heading, for the keyboard, the screen reader and the eye. */
function useFocusOnTurn(page: PanelPage | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (last.current !== undefined && last.current !== page) heading.current?.focus()
    last.current = page
  }, [page])
  return heading
}

function Waiting() {
  return (
    <Card raised padding="l" className="lg:p-14">
      <Loading>
        <Skeleton className="h-14 w-3/5" />
        <Skeleton className="mt-6 h-40" />
      </Loading>
    </Card>
  )
}

function FormSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-40" />
    </Loading>
  )
}
