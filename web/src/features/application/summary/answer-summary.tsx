import type { DraftView } from '@roomtone/contract/application/draft'
import { TERMS_BLOCKS, type TermsBlock } from '@roomtone/domain/listing/terms'
import { isComplete } from '@roomtone/domain/listing/wizard'
import { summaryTexts as texts } from '@roomtone/texts/application/summary'
import { wizardTexts } from '@roomtone/texts/application/wizard'
import { termsTexts } from '@roomtone/texts/listing/terms'
import type { ReactNode, Ref } from 'react'
import type { TermsValues } from '../../../parts/listing/terms/terms-form.ts'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { DraftState } from '../draft/draft-store.ts'
import type { Answered } from '../draft/place-in-address.ts'
import { ANSWERED, linesOf } from './answers.ts'
import { termsLinesOf } from './terms-answers.ts'

type AnswerSummaryProps = {
  state: Pick<DraftState, 'content' | 'photos'>
  heading: Ref<HTMLHeadingElement>
  /** Of which it is another space. */
  house: DraftView['house']
  /** Null where the listing is live and has its own terms. */
  terms: TermsValues | null
  /** Blocks of the terms that the host still has to confirm. */
  open: readonly TermsBlock[]
  onEdit: (screen: Answered, block?: TermsBlock) => void
}

/**
 * Everything the wizard asked, with a link to each answer, because people who send again have been through
 * the screens before.
 */
export function AnswerSummary(props: AnswerSummaryProps) {
  const { state, house, terms, open, heading, onEdit } = props
  const { content, photos } = state
  const total = TERMS_BLOCKS.length
  return (
    <div className="mx-auto max-w-3xl">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {texts.title}
      </h1>
      <p className="mt-4 max-w-2xl text-ink-2">{texts.lead}</p>
      <dl className="mt-8 border-t md:mt-10">
        {ANSWERED.map((screen) => (
          <Row key={screen} name={texts.names[screen]} onEdit={() => onEdit(screen)}>
            {isComplete(screen, content) ? (
              <Answer lines={linesOf(screen, content)} />
            ) : (
              <span className="text-bad">{texts.missing}</span>
            )}
            {screen === 'address' && house?.name && (
              <span className="block">{texts.house({ house: house.name })}</span>
            )}
            {screen === 'photos' && <Photos photos={photos} />}
          </Row>
        ))}
      </dl>
      {terms && (
        <section aria-labelledby="terms-summary" className="mt-10">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h2 id="terms-summary" className="text-title">
              {wizardTexts.frame.termsText}
            </h2>
            <p className="text-small text-ink-2">{termsTexts.count({ count: total - open.length, total })}</p>
          </div>
          <dl className="mt-4 border-t">
            {TERMS_BLOCKS.map((block) => (
              <Row key={block} name={termsTexts.blocks[block].title} onEdit={() => onEdit('terms', block)}>
                {open.includes(block) ? (
                  <span className="text-bad">{texts.unconfirmed}</span>
                ) : (
                  <Answer lines={termsLinesOf(block, terms)} />
                )}
              </Row>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}

type RowProps = { name: string; onEdit: () => void; children: ReactNode }

function Row({ name, onEdit, children }: RowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 border-b py-4 sm:grid-cols-[11rem_1fr_auto]">
      <dt className="font-medium">{name}</dt>
      <dd className="min-w-0 text-ink-2 wrap-anywhere max-sm:order-last max-sm:col-span-full">{children}</dd>
      <dd>
        <Button variant="quiet" aria-label={texts.editName({ name })} onClick={onEdit} className="-my-2">
          {texts.edit}
        </Button>
      </dd>
    </div>
  )
}

function Answer({ lines }: { lines: string[] }) {
  if (lines.length === 0) return texts.none
  return lines.map((line) => (
    <span key={line} className="block whitespace-pre-line">
      {line}
    </span>
  ))
}

function Photos({ photos }: Pick<DraftState, 'photos'>) {
  return (
    <span className="mt-2 grid grid-cols-4 gap-2 sm:grid-cols-5">
      {photos.map((photo) => (
        <span key={photo.id} className="photo rounded-s!">
          <Picture picture={uploaded(photo)} sizes="120px" />
        </span>
      ))}
    </span>
  )
}
