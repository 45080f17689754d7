import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { tabCount, tabLook, tabRow } from './tab-look.ts'

export type Tab = {
  value: string
  label: string
  count?: number | undefined
  content: ReactNode
}

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
  className?: string | undefined
}

/** Panels on one page. The page keeps the value, best in its URL. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  return (
    <Primitive.Root value={value} onValueChange={onChange} className={className}>
      <Primitive.List aria-label={label} className={tabRow}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value} className={tabLook}>
            {tab.label}
            {tab.count !== undefined && <span className={tabCount}>{tab.count}</span>}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="rounded-s pt-8">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
