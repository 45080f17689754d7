import { checkHoursWithMenu } from '@roomtone/domain/pricing/check-menu'
import { editorTexts as texts } from '@roomtone/texts/listing/editor'
import { Link } from 'react-router'
import type { SectionProps } from './section-props.ts'

/** Below opening hours that the price menu keeps from being saved. */
export function ChangeMenuLink({ edits: { listing, values, errorOf } }: SectionProps) {
  if (!errorOf('hours') || checkHoursWithMenu(listing.menu, values.hours) === null) return null
  return (
    <p className="mt-1.5 text-small">
      <Link to={`/hosting?tab=listings&listing=${listing.id}&section=menu`} className="link touch">
        {texts.times.changeMenu}
      </Link>
    </p>
  )
}
