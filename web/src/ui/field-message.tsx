import { CircleAlert } from 'lucide-react'

/** Beside a group of controls, as single fields have theirs. */
export function FieldMessage({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-small text-bad">
      <CircleAlert className="mt-0.75 size-3.75 flex-none" aria-hidden="true" />
      {children}
    </p>
  )
}
