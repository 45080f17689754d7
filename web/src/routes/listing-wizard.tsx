import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { WizardPage } from '../features/application/wizard-page.tsx'

export { listingWizard as title } from '@roomtone/texts/shell/titles'

export const Page = WizardPage

/** Turning a page of the wizard does not check the session: it works offline too, and loses nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isTurn = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isTurn ? false : defaultShouldRevalidate
}
