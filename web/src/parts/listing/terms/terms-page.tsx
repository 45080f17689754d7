import { type TermsBlock as Block, gapIn, TERMS_BLOCKS } from '@roomtone/domain/listing/terms'
import { termsTexts as texts } from '@roomtone/texts/listing/terms'
import { type ComponentType, Fragment, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { weekdayNames } from '../../time/weekdays.ts'
import { AllowsBlock } from './blocks/allows-block.tsx'
import { ApprovalBlock } from './blocks/approval-block.tsx'
import { ArrivalBlock } from './blocks/arrival-block.tsx'
import { CancellationBlock } from './blocks/cancellation-block.tsx'
import { CleaningBlock } from './blocks/cleaning-block.tsx'
import { HoursBlock } from './blocks/hours-block.tsx'
import { NoticeBlock } from './blocks/notice-block.tsx'
import { PapersBlock } from './blocks/papers-block.tsx'
import { PricesBlock } from './blocks/prices-block.tsx'
import { RulesBlock } from './blocks/rules-block.tsx'
import { SpaceBlock } from './blocks/space-block.tsx'
import { WeekendBlock } from './blocks/weekend-block.tsx'
import { goToBlock, goToField } from './go-to-block.ts'
import { TermsBlock } from './terms-block.tsx'
import type { BlockProps, TermsForm, TermsValues } from './terms-form.ts'
import { openBlocks, problemFieldIn, problemsIn } from './terms-problems.ts'

const FIELDS: Record<Block, ComponentType<BlockProps>> = {
  space: SpaceBlock,
  prices: PricesBlock,
  hours: HoursBlock,
  weekend: WeekendBlock,
  cleaning: CleaningBlock,
  allows: AllowsBlock,
  rules: RulesBlock,
  cancellation: CancellationBlock,
  approval: ApprovalBlock,
  notice: NoticeBlock,
  papers: PapersBlock,
  arrival: ArrivalBlock,
}

type TermsPageProps = {
  form: TermsForm
  confirmed: readonly Block[]
  onConfirm: (block: Block) => void
  /** The page's heading and the way back. */
  header: ReactNode
  /** The resulting prices, beside the terms. */
  aside?: ReactNode
  /** The same in short, below the prices. */
  glance?: ReactNode
  /** The way on once everything is confirmed, where the page has its own. */
  action?: ReactNode
}

/**
 * Every term of a listing, block by block. A change leaves a confirmed block confirmed, because the person
 * who changes a value has seen it. Only a value that can't be kept asks for its host again.
 */
export function TermsPage({ form, confirmed, onConfirm, header, aside, glance, action }: TermsPageProps) {
  const { values } = form
  const [tried, setTried] = useState<readonly Block[]>([])
  const problems = problemsIn(values)
  const open = openBlocks(values, confirmed)

  function confirm(block: Block): void {
    const field = problemFieldIn(block, problems) ?? (gapIn(block, values) && firstUnanswered(values))
    if (field === null) onConfirm(block)
    else {
      setTried([...tried, block])
      // The message is drawn first.
      setTimeout(() => goToField(block, field))
    }
  }

  return (
    <>
      <div className="mb-8 grid items-end gap-x-8 gap-y-5 md:grid-cols-[1fr_auto]">
        <div className="min-w-0">{header}</div>
        <Progress open={open} action={action} />
      </div>
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-x-12 gap-y-8 xl:gap-x-16',
          aside !== undefined && 'lg:grid-cols-[1fr_22rem] xl:grid-cols-[1fr_24.5rem]',
        )}
      >
        <div className="grid min-w-0 grid-cols-1 gap-x-8 border-b sm:grid-cols-[1.7fr_1fr]">
          {TERMS_BLOCKS.map((block) => {
            const Fields = FIELDS[block]
            const asked = tried.includes(block) || confirmed.includes(block)
            const errorOf = (field: string) =>
              form.errorOf(field) ?? (asked ? problemAt(field, problems) : undefined)
            return (
              <Fragment key={block}>
                <div className={cx('grid grid-cols-1', !PAIR.includes(block) && 'sm:col-span-2')}>
                  <TermsBlock
                    block={block}
                    note={noteOf(block, values)}
                    isConfirmed={!open.includes(block)}
                    onConfirm={() => confirm(block)}
                    obstacle={asked && gapIn(block, values) ? texts.unanswered : undefined}
                  >
                    <Fields form={{ ...form, errorOf }} />
                  </TermsBlock>
                </div>
                {block === LAST_PRICE && glance}
              </Fragment>
            )
          })}
        </div>
        {aside}
      </div>
    </>
  )
}

const LAST_PRICE: Block = 'cleaning'

/** Side by side where there is room. */
const PAIR: readonly Block[] = ['weekend', 'cleaning']

/** A field also shows what is wrong with one of its parts, such as a day of the week. */
function problemAt(field: string, problems: ReadonlyMap<string, string>): string | undefined {
  const found = [...problems].find(
    ([each]) => each === field || (field === 'hours' && each.startsWith('hours.')),
  )
  return found?.[1]
}

function firstUnanswered({ allows }: TermsValues): string {
  const [activity = ''] = Object.entries(allows).find(([, answer]) => answer === null) ?? []
  return `allows.${activity}`
}

function noteOf(block: Block, { weekendDays }: TermsValues): string | null {
  if (block === 'weekend' && weekendDays.length > 0) return weekdayNames(weekendDays)
  // The note is the label of its one field.
  return block === 'cleaning' ? null : texts.blocks[block].note
}

function Progress({ open, action }: { open: readonly Block[]; action: ReactNode }) {
  const total = TERMS_BLOCKS.length
  const [first] = open
  return (
    <div className="grid justify-items-start gap-2 md:justify-items-end">
      <div aria-hidden="true" className="flex gap-0.75">
        {TERMS_BLOCKS.map((block, index) => (
          <span
            key={block}
            className={cx('h-1.25 w-3.5 rounded-pill', index < total - open.length ? 'bg-ok' : 'bg-line')}
          />
        ))}
      </div>
      <p role="status" className="text-small font-medium even-figures">
        {texts.count({ count: total - open.length, total })}
      </p>
      {first ? (
        <Button variant={action === undefined ? 'primary' : 'line'} onClick={() => goToBlock(first)}>
          {open.length === total
            ? texts.reviewAll({ count: total })
            : texts.reviewLast({ count: open.length })}
        </Button>
      ) : (
        action
      )}
    </div>
  )
}
