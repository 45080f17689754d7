import type { PackProblem } from '@roomtone/domain/pack/findings'
import { CircleAlert, ShieldCheck } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'
import { wordsOfProblem } from './words-of-problem.ts'

type VerdictProps = {
  /** Another verdict is a new answer, even with the same words. */
  about: object
  problems: PackProblem[]
  good: string
  children?: ReactNode
}

/**
 * The answer in one sentence: green, or red with everything that has changed. It takes the focus when it
 * appears.
 */
export function Verdict({ about, problems, good, children }: VerdictProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the answer that calls for attention
  useEffect(() => box.current?.focus(), [about])
  if (problems.length === 0)
    return (
      <Box tone="ok" ref={box}>
        <h2 className="font-serif text-title">{good}</h2>
        {children}
      </Box>
    )
  return (
    <Box tone="bad" ref={box}>
      {problems.map((problem, index) => {
        const { title, text } = wordsOfProblem(problem)
        const Name = index === 0 ? 'h2' : 'p'
        return (
          <div key={title} className="wrap-anywhere">
            <Name className={index === 0 ? 'font-serif text-title' : 'font-medium'}>{title}</Name>
            <p className="mt-1 text-ink">{text}</p>
          </div>
        )
      })}
      {children}
    </Box>
  )
}

function Box({ tone, ref, children }: { tone: 'ok' | 'bad'; ref: Ref<HTMLDivElement>; children: ReactNode }) {
  const Icon = tone === 'ok' ? ShieldCheck : CircleAlert
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={cx(
        'flex gap-4 rounded-m p-4 outline-none md:p-6',
        tone === 'ok' ? 'bg-ok-soft text-ok' : 'bg-bad-soft text-bad',
      )}
    >
      <Icon className="mt-1 size-6 flex-none" strokeWidth={1.5} aria-hidden="true" />
      <div className="grid min-w-0 gap-4">{children}</div>
    </div>
  )
}
