import { settingsTexts as texts } from '@roomtone/texts/account/settings'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { LinkTabs } from '../../../ui/link-tabs.tsx'
import { Page } from '../../../ui/page.tsx'
import { SECTIONS, type Section } from './sections.ts'

export function SettingsLayout({ section, children }: { section: Section; children: ReactNode }) {
  return (
    <Page
      title={texts.sections[section].title}
      above={
        <Link to="/account-settings" className="link">
          {texts.hub}
        </Link>
      }
      actions={
        <ButtonLink variant="line" to="/home">
          {texts.done}
        </ButtonLink>
      }
    >
      <div className="grid gap-8 lg:grid-cols-[15rem_1fr] lg:gap-16">
        <PhoneNavigation section={section} />
        <SideNavigation section={section} />
        <div className="max-w-3xl min-w-0">{children}</div>
      </div>
    </Page>
  )
}

function SideNavigation({ section }: { section: Section }) {
  return (
    <nav aria-label={texts.navigation} className="max-lg:hidden">
      <ul className="grid gap-1">
        {SECTIONS.map((each) => (
          <li key={each}>
            <Link
              to={`/settings/${each}`}
              aria-current={each === section ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-s px-4 text-small text-ink-2 hover:text-ink aria-[current=page]:bg-paper-2 aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {texts.sections[each].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A row that scrolls sideways, starting at the current section. */
function PhoneNavigation({ section }: { section: Section }) {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row moves when the section does
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    const scroller = current?.parentElement
    if (current && scroller) scroller.scrollLeft = current.offsetLeft - scroller.offsetLeft
  }, [section])
  return (
    <div ref={row} className="min-w-0 lg:hidden">
      <LinkTabs
        label={texts.navigation}
        tabs={SECTIONS.map((each) => ({
          to: `/settings/${each}`,
          label: texts.sections[each].title,
          current: each === section,
        }))}
      />
    </div>
  )
}
