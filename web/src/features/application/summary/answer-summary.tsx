import { TERMS_BLOCKS } from '@roomtone/domain/listing/terms'
import { isComplete } from '@roomtone/domain/listing/wizard'
import { summaryTexts as texts } from '@roomtone/texts/application/summary'
import { wizardTexts } from '@roomtone/texts/application/wizard'
import { termsTexts } from '@roomtone/texts/listing/terms'
import type { ReactNode, Ref } from 'react'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { DraftState } from '../draft/draft-store.ts'
import type { Answered } from '../draft/place-in-address.ts'
import { ANSWERED, linesOf } from './answers.ts'

type AnswerSummaryProps = {
  state: Pick<DraftState, 'content' | 'photos'>
  heading: Ref<HTMLHeadingElement>
  /** How many terms blocks are still unconfirmed; null where the listing is live and has its own terms. */
  terms: { open: number } | null
  onEdit: (screen: Answered) => void
}

/**
 * Everything the wizard asked, with a link to each answer, because people who send again have been through
 * the screens before.
 */
export function AnswerSummary({ state, terms, heading, onEdit }: AnswerSummaryProps) {
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
            {screen === 'photos' && <Photos photos={photos} />}
          </Row>
        ))}
        {terms && (
          <Row name={wizardTexts.frame.termsText} onEdit={() => onEdit('terms')}>
            <span className={terms.open > 0 ? 'text-bad' : undefined}>
              {termsTexts.count({ count: total - terms.open, total })}
            </span>
          </Row>
        )}
      </dl>
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
