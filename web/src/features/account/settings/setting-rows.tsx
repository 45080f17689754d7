import type { ReactNode } from 'react'

export function SettingRows({ children }: { children: ReactNode }) {
  return <dl>{children}</dl>
}

type SettingRowProps = {
  label: string
  children: ReactNode
  /** A button or a link that acts on it. */
  action?: ReactNode
}

export function SettingRow({ label, children, action }: SettingRowProps) {
  return (
    <div className="grid gap-x-6 border-b py-4 sm:grid-cols-[1fr_auto]">
      <dt className="font-medium">{label}</dt>
      <dd className="col-start-1 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2 wrap-anywhere">
        {children}
      </dd>
      {action && (
        <dd className="max-sm:mt-3 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-center">{action}</dd>
      )}
    </div>
  )
}
