import { checkTermsWithMenu, type TermsAroundMenu } from '@roomtone/domain/pricing/check-menu'
import { editorTexts as texts } from '@roomtone/texts/listing/editor'
import { Link } from 'react-router'
import type { SectionProps } from './section-props.ts'

type ChangeMenuLinkProps = SectionProps & { field: keyof TermsAroundMenu }

/** Below a term that the price menu keeps from being saved. */
export function ChangeMenuLink({ edits: { listing, values, errorOf }, field }: ChangeMenuLinkProps) {
  if (!errorOf(field) || checkTermsWithMenu(listing.menu, values, (one) => one === field) === null)
    return null
  return (
    <p className="mt-1.5 text-small">
      <Link to={`/hosting?tab=listings&listing=${listing.id}&section=menu`} className="link touch">
        {texts.times.changeMenu}
      </Link>
    </p>
  )
}
