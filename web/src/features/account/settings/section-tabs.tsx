import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { LinkTabs } from '../../../ui/link-tabs.tsx'
import type { Section } from './sections.ts'

type SectionTabsProps = {
  section: Section
  label: string
  /** The first one is open unless the address says otherwise. */
  tabs: readonly { value: string; label: string; content: ReactNode }[]
}

export function SectionTabs({ section, label, tabs }: SectionTabsProps) {
  const [search] = useSearchParams()
  const open = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0]
  return (
    <>
      <LinkTabs
        label={label}
        tabs={tabs.map((tab, index) => ({
          to: index === 0 ? `/settings/${section}` : `/settings/${section}?tab=${tab.value}`,
          label: tab.label,
          current: tab === open,
        }))}
      />
      <div className="pt-4">{open?.content}</div>
    </>
  )
}
