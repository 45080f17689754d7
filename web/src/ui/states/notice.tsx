import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

const tones = { wait: 'bg-wait-soft', bad: 'bg-bad-soft', plain: 'bg-paper-2' }
const titles = { wait: 'text-wait', bad: 'text-bad', plain: '' }

type NoticeProps = {
  title?: string
  tone?: keyof typeof tones
  /** For something that has just happened; a notice that was there from the start is read with the page. */
  role?: 'alert' | 'status'
  className?: string
  children: ReactNode
}

export function Notice({ title, tone = 'wait', role, className, children }: NoticeProps) {
  return (
    <div role={role} className={cx('rounded-m p-4 text-small md:p-6', tones[tone], className)}>
      {title && <p className={cx('mb-1 font-medium', titles[tone])}>{title}</p>}
      {children}
    </div>
  )
}
