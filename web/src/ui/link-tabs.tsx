import { Link } from 'react-router'

export type LinkTab = {
  to: string
  label: string
  current: boolean
  count?: number | undefined
}

/** Tabs with addresses: plain links, so they can be shared, opened in a new tab and left with Back. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className="flex gap-6 overflow-x-auto border-b [scrollbar-width:none]">
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? 'page' : undefined} className="tab">
          {tab.label}
          {tab.count !== undefined && (
            <span className="rounded-pill bg-off-soft px-2 text-tiny text-off even-figures">{tab.count}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
