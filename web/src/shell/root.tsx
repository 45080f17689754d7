import { shellTexts as texts } from '@roomtone/texts/shell'
import { Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { useSite } from '../platform/queries/site.query.ts'
import { DialogHost, ProofHost } from './dialog-host.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { useCurrentPage } from './use-current-page.ts'
import { useDocumentTitle } from './use-document-title.ts'
import { useSessionEvents } from './use-session-events.ts'

export function Root() {
  const page = useCurrentPage()
  const site = useSite()
  useDocumentTitle(page)
  useSessionEvents(page)
  return (
    <>
      <a href="#main" className="skip-link">
        {texts.skip}
      </a>
      {!page?.bare && <SiteHeader />}
      <Suspense>
        <Outlet />
      </Suspense>
      {page?.footer && <SiteFooter year={site.year} demo={site.demo} />}
      <DialogHost />
      <ProofHost />
      <ScrollRestoration />
    </>
  )
}
