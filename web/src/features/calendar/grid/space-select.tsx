import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { calendarTexts as texts } from '@roomtone/texts/calendar/calendar'
import { sharedTexts } from '@roomtone/texts/listing/shared'
import { ChevronDown } from 'lucide-react'
import { useNavigate } from 'react-router'
import { cx } from '../../../ui/cx.ts'

type SpaceSelectProps = {
  listings: readonly OwnListing[]
  /** Null: all of them. */
  chosen: OwnListing | null
  /** Without an id: all of them. */
  pathTo: (listing: string) => string
  /** Whether all can be chosen, which needs a wide screen. */
  pathToAll?: string | undefined
  className?: string | undefined
}

export function SpaceSelect({ listings, chosen, pathTo, pathToAll, className }: SpaceSelectProps) {
  const navigate = useNavigate()
  return (
    <div className={cx('relative', className)}>
      <select
        aria-label={texts.listing}
        value={chosen?.id ?? ''}
        onChange={({ target }) =>
          void navigate(target.value === '' ? (pathToAll ?? '') : pathTo(target.value), {
            preventScrollReset: true,
          })
        }
        className="pill w-full appearance-none pe-10 font-medium"
      >
        {(chosen === null || pathToAll !== undefined) && <option value="">{texts.board.all}</option>}
        {listings.map(({ id, title, shared }) => (
          <option key={id} value={id}>
            {shared ? `${title} (${sharedTexts.by({ host: shared.host })})` : title}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 end-3 size-4.5 [translate:0_-50%] text-ink-2"
        strokeWidth={1.5}
        aria-hidden="true"
      />
    </div>
  )
}
