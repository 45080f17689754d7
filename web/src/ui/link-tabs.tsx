import { Link } from 'react-router'
import { tabCount, tabLook, tabRow } from './tab-look.ts'

export type LinkTab = {
  to: string
  label: string
  current: boolean
  count?: number | undefined
}

/** Tabs that are addresses: plain links, so they can be shared, opened aside and walked back from. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className={tabRow}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? 'page' : undefined} className={tabLook}>
          {tab.label}
          {tab.count !== undefined && <span className={tabCount}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
