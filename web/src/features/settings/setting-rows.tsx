import type { ReactNode } from 'react'

export function SettingRows({ children }: { children: ReactNode }) {
  return <dl className="border-t">{children}</dl>
}

type SettingRowProps = {
  label: string
  children: ReactNode
  /** A button or a link that does something about it. */
  action?: ReactNode
}

export function SettingRow({ label, children, action }: SettingRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b py-4">
      <div className="min-w-0">
        <dt className="font-medium">{label}</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2 wrap-anywhere">
          {children}
        </dd>
      </div>
      {action && <dd className="flex-none">{action}</dd>}
    </div>
  )
}
