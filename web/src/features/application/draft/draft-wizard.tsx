import type { DraftView } from '@roomtone/contract/application/draft'
import type { FieldError } from '@roomtone/contract/errors'
import { HOST_TYPES } from '@roomtone/domain/listing/options'
import { TERMS_BLOCKS, type TermsBlock } from '@roomtone/domain/listing/terms'
import {
  firstIncomplete,
  isComplete,
  nextOf,
  type Place,
  positionOf,
  previousOf,
  type Screen,
} from '@roomtone/domain/listing/wizard'
import { summaryTexts } from '@roomtone/texts/application/summary'
import { wizardTexts as texts, wizardTexts } from '@roomtone/texts/application/wizard'
import { screenHeads } from '@roomtone/texts/listing/screens'
import { termsTexts } from '@roomtone/texts/listing/terms'
import { MessageSquareText } from 'lucide-react'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { goToBlock } from '../../../parts/listing/terms/go-to-block.ts'
import { openBlocks } from '../../../parts/listing/terms/terms-problems.ts'
import { usePhotoUploads } from '../../../parts/photo/use-photo-uploads.ts'
import { VerificationPanel } from '../../../parts/verification/verification-panel.tsx'
import { useMember } from '../../../platform/session/use-session.ts'
import { ExitButton } from '../exit-button.tsx'
import { WizardScreen } from '../screens/wizard-screen.tsx'
import { AnswerSummary } from '../summary/answer-summary.tsx'
import { valuesOf } from '../terms/terms-form-of.ts'
import { TermsStep } from '../terms/terms-step.tsx'
import { WizardFooter, WizardFrame } from '../wizard-frame.tsx'
import { WizardOverview } from '../wizard-overview.tsx'
import { DraftMissing } from './draft-missing.tsx'
import type { DraftState, DraftStore } from './draft-store.ts'
import { addressOf, editedFromSummary, type PlaceOrSummary, placeInAddress } from './place-in-address.ts'
import { SaveStatus } from './save-status.tsx'
import { useDraftStore } from './use-draft-store.ts'
import { useSubmit } from './use-submit.ts'

const NEEDS: Partial<Record<string, string>> = texts.needs

export function DraftWizard({ draft }: { draft: DraftView }) {
  const store = useDraftStore(draft)
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  const uploads = usePhotoUploads(state.photos, (photos) => store.changePhotos(photos))
  const arrivals = usePhotoUploads(state.arrivalPhotos, (photos) => store.changeArrivalPhotos(photos))
  const member = useMember()
  const { place, edited, go, search } = usePlace(draft, store)
  const [isVerifying, setVerifying] = useState(false)
  const [asked, setAsked] = useState<PlaceOrSummary | null>(null)
  const [refused, setRefused] = useState<FieldError | null>(null)
  /** The block of the terms that *Edit* on the summary was about. */
  const [block, setBlock] = useState<TermsBlock | null>(null)
  const form = useId()
  const verifying = isVerifying && member !== null && !member.isVerified
  const heading = useFocusOnTurn(verifying ? 'verification' : place)
  const submit = useSubmit(store, {
    toScreen(screen, field) {
      setRefused(field ?? null)
      setBlock(null)
      go(screen)
    },
    toVerification: () => setVerifying(true),
  })
  if (state.isGone) return <DraftMissing isHost={member?.roles.includes('host') ?? false} />

  const isSummary = place === 'summary'
  const screen = place === 'overview' || place === 'terms' || isSummary ? null : place
  const open = state.terms ? openBlocks(valuesOf(state.terms, state), state.terms.confirmed) : []
  const need = needOf(place, state, open)
  const [firstOpen] = open

  function goOn(): void {
    const next = isSummary ? null : edited ? 'summary' : nextPlace(place, state)
    if (need !== null) {
      setAsked(place)
      if (place === 'terms' && firstOpen) goToBlock(firstOpen)
    } else if (next) go(next)
    else if (!member?.isVerified) setVerifying(true)
    else if (!submit.isPending) submit.mutate()
  }

  function goBack(from: Screen | null): void {
    if (verifying) setVerifying(false)
    else if (edited) go('summary')
    else if (from) go(previousOf(from))
    else go('final-details')
  }

  return (
    <WizardFrame
      status={<SaveStatus state={state.save} />}
      exit={<ExitButton store={store} uploads={[uploads, arrivals]} />}
      footer={
        <WizardFooter
          place={isSummary || edited ? null : place}
          next={edited ? summaryTexts.done : nextLabel(place)}
          need={verifying ? texts.submit.verifyFirst : need}
          asked={!verifying && asked === place}
          pending={submit.isPending}
          onBack={screen || place === 'terms' || verifying ? () => goBack(screen) : undefined}
          {...(screen && !verifying ? { form } : { onNext: () => !verifying && goOn() })}
        />
      }
    >
      {draft.application?.adminNotes && <ReviewNotes notes={draft.application.adminNotes} />}
      {verifying ? (
        <VerificationPanel member={member} level="h1">
          {texts.submit.verify}
        </VerificationPanel>
      ) : screen ? (
        <form
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            goOn()
          }}
          className="mx-auto max-w-3xl"
        >
          {!edited && <p className="text-small text-ink-2">{stepLine(screen)}</p>}
          <h1 ref={heading} tabIndex={-1} className="mt-2 outline-none">
            {screenHeads[screen].title}
          </h1>
          <p className="mt-4 max-w-2xl text-ink-2">{leadOf(screen, draft)}</p>
          <div className="mt-8 md:mt-10">
            <WizardScreen
              screen={screen}
              store={store}
              state={state}
              uploads={uploads}
              isInHouse={draft.house !== null}
            />
          </div>
        </form>
      ) : place === 'terms' && state.terms ? (
        <TermsStep
          store={store}
          state={state}
          terms={state.terms}
          heading={heading}
          refused={refused}
          uploads={arrivals}
          first={block}
          onForget={() => setRefused(null)}
        />
      ) : isSummary ? (
        <AnswerSummary
          state={state}
          house={draft.house}
          terms={state.terms && valuesOf(state.terms, state)}
          open={open}
          heading={heading}
          onEdit={(screen, about) => {
            setBlock(about ?? null)
            go(screen)
          }}
        />
      ) : (
        <WizardOverview type={HOST_TYPES.find((type) => type === search.get('type')) ?? null} />
      )}
    </WizardFrame>
  )
}

/** The address says where we are; one that leads too far is corrected. */
function usePlace(draft: DraftView, store: DraftStore) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const wanted = search.get('screen')
  const isRework = draft.application !== null
  const { content, terms } = store.get()
  const known = { saved: draft.screen, draft: content, isRework, hasTerms: terms !== null }
  const place = placeInAddress(search, known)
  const edited = isRework && place !== 'summary' ? editedFromSummary(search) : null
  const isAround = place === 'summary' || edited !== null
  function go(to: PlaceOrSummary): void {
    const from = isAround && to !== 'summary' ? 'summary' : null
    void navigate(addressOf(search, { draft: draft.id, screen: to, from }))
  }
  useEffect(() => {
    // Looking up one answer again does not change how far the person has come.
    if (place !== 'summary' && edited === null) store.visit(place)
    if (wanted === place) return
    void navigate(addressOf(search, { draft: draft.id, screen: place }), { replace: true })
  }, [store, place, edited, wanted, search, draft.id, navigate])
  return { place, edited, go, search }
}

function needOf(place: PlaceOrSummary, { content }: DraftState, open: readonly TermsBlock[]): string | null {
  if (place === 'overview') return null
  if (place === 'terms') return termsNeed(open.length)
  if (place === 'summary')
    return firstIncomplete(content) === null && open.length === 0 ? null : summaryTexts.need
  return isComplete(place, content) ? null : (NEEDS[place] ?? null)
}

function termsNeed(open: number): string | null {
  if (open === 0) return null
  return open === TERMS_BLOCKS.length ? termsTexts.needAll : termsTexts.need({ count: open })
}

/** The terms follow the last screen and are not counted as one. */
function nextPlace(place: Place, { terms }: DraftState): Place | null {
  return place === 'final-details' && terms !== null ? 'terms' : nextOf(place)
}

/** A new screen starts at its heading, for the keyboard and the screen reader. */
function useFocusOnTurn(page: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (last.current !== page) (heading.current ?? document.getElementById('main'))?.focus()
    last.current = page
  }, [page])
  return heading
}

function leadOf(screen: Screen, { house }: DraftView): string {
  if (screen !== 'address' || !house) return screenHeads[screen].lead
  return house.name ? texts.house.lead({ house: house.name }) : texts.house.unnamed
}

function stepLine(screen: Screen): string {
  const { step } = positionOf(screen)
  return `${texts.frame.step({ step })} · ${texts.steps[step - 1]?.title}`
}

function nextLabel(place: PlaceOrSummary): string {
  if (place === 'overview') return texts.start
  if (place === 'summary') return texts.frame.create
  return nextOf(place) ? texts.frame.next : texts.frame.create
}

function ReviewNotes({ notes }: { notes: string }) {
  return (
    <aside
      aria-label={wizardTexts.frame.notes}
      className="mx-auto mb-8 flex max-w-3xl gap-3 rounded-m bg-wait-soft p-4 text-small text-ink"
    >
      <MessageSquareText className="mt-0.5 size-5 flex-none text-wait" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-medium">{wizardTexts.frame.notes}</p>
        <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{notes}</p>
      </div>
    </aside>
  )
}
