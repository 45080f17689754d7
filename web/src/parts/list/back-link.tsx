import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="touch inline-flex items-center gap-2 hover:text-ink">
      <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden="true" />
      {children}
    </Link>
  )
}
