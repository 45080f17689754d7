import { verificationTexts as texts } from '@roomtone/texts/verification/verification'
import type { ReactNode, Ref } from 'react'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'

type PanelFrameProps = {
  level: 'h1' | 'h2'
  title: string
  lead: ReactNode
  step?: 1 | 2 | 3 | undefined
  /** Takes the focus when the panel turns to another page. */
  heading: Ref<HTMLHeadingElement>
  children?: ReactNode
}

export function PanelFrame({ level: Heading, title, lead, step, heading, children }: PanelFrameProps) {
  return (
    <Card raised padding="l" className="grid grid-cols-1 gap-8 lg:p-14">
      <div>
        {step && <Steps step={step} />}
        <Heading ref={heading} tabIndex={-1} className="text-h1 outline-none">
          {title}
        </Heading>
        <p className="mt-4 max-w-2xl text-ink-2">{lead}</p>
      </div>
      {children}
    </Card>
  )
}

function Steps({ step }: { step: number }) {
  return (
    <div className="mb-6 flex items-center gap-4 text-small text-ink-2">
      <span>{texts.step({ step })}</span>
      <span aria-hidden="true" className="flex w-40 gap-1.5">
        {[1, 2, 3].map((one) => (
          <span key={one} className={cx('h-0.5 flex-1', one <= step ? 'bg-ink' : 'bg-line')} />
        ))}
      </span>
    </div>
  )
}
