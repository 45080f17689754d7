import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { SiteHeader } from '../features/header/site-header.tsx'
import { SiteFooter } from '../features/site-footer/site-footer.tsx'
import { useSite } from '../platform/queries/site.query.ts'
import { useMember } from '../platform/session/use-session.ts'
import { DialogHost } from './dialog-host.tsx'
import { shellTexts as texts } from './shell.texts.ts'
import { useCurrentPage } from './use-current-page.ts'
import { useDocumentTitle } from './use-document-title.ts'
import { useSessionEvents } from './use-session-events.ts'

const MemberParts = lazy(async () => ({ default: (await import('./member-parts.tsx')).MemberParts }))

export function Root() {
  const page = useCurrentPage()
  const site = useSite()
  const member = useMember()
  useDocumentTitle(page)
  useSessionEvents(page)
  return (
    <>
      <a href="#main" className="skip-link">
        {texts.skip}
      </a>
      {!page?.bare && <SiteHeader />}
      {member && (
        <Suspense>
          <MemberParts member={member} />
        </Suspense>
      )}
      <Suspense>
        <Outlet />
      </Suspense>
      {page?.footer && <SiteFooter year={site.year} demo={site.demo} />}
      <DialogHost />
      <ScrollRestoration />
    </>
  )
}
