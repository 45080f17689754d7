import { adminTexts } from '@roomtone/texts/admin/admin'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import type { WaitlistFilter } from './waitlist.query.ts'

const texts = adminTexts.waitlist

type WaitlistEmptyProps = WaitlistFilter & { change: (changes: Record<string, string>) => void }

export function WaitlistEmpty({ q, show, change }: WaitlistEmptyProps) {
  if (q !== '') {
    return (
      <EmptyState
        title={adminTexts.nothingFound}
        action={
          <Button variant="line" onClick={() => change({ q: '', show: 'all' })}>
            {texts.showAll}
          </Button>
        }
      >
        {texts.noMatch({ q })}
      </EmptyState>
    )
  }
  const words = texts.empty[show]
  return (
    <EmptyState
      title={words.title}
      action={
        show !== 'all' && (
          <Button variant="line" onClick={() => change({ show: show === 'waiting' ? 'all' : '' })}>
            {show === 'waiting' ? texts.showAll : texts.showWaiting}
          </Button>
        )
      }
    >
      {words.text}
    </EmptyState>
  )
}
