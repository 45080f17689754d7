import { adminTexts } from '@roomtone/texts/admin/admin'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'

type ToolCardProps = {
  icon: LucideIcon
  title: string
  text: string
  /** Without an address the page does not exist yet, and the card says so. */
  to?: string | undefined
  note?: string | undefined
  urgent?: boolean | undefined
}

const frame = 'grid content-start gap-2 rounded-m border p-6'

export function ToolCard({ icon: Icon, title, text, to, note, urgent = false }: ToolCardProps) {
  const inside = (
    <>
      <span className="mb-4 flex min-h-6 items-start justify-between gap-4">
        <Icon className="size-6 text-ink-2" strokeWidth={1.5} aria-hidden="true" />
        {to ? (
          note && <Badge tone={urgent ? 'wait' : 'off'}>{note}</Badge>
        ) : (
          <Badge>{adminTexts.dashboard.comingSoon}</Badge>
        )}
      </span>
      <h2 className="text-title">{title}</h2>
      <p className="text-small text-ink-2">{text}</p>
    </>
  )
  if (!to) return <div className={`${frame} border-dashed text-ink-2`}>{inside}</div>
  return (
    <Link to={to} className={`${frame} bg-card transition-[border-color] hover:border-ink`}>
      {inside}
    </Link>
  )
}
