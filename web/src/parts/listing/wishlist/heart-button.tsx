import { wishlistTexts as texts } from '@roomtone/texts/listing/wishlist'
import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { useServices } from '../../../platform/services.tsx'
import { useMember } from '../../../platform/session/use-session.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { remove, save } from './change-wishlist.ts'
import { savedQuery } from './wishlist.query.ts'

type HeartButtonProps = { propertyId: string; title: string; className?: string | undefined }

/** Saves a listing and removes it again. Strangers sign in first and return to where they were. */
export function HeartButton({ propertyId, title, className }: HeartButtonProps) {
  const services = useServices()
  const member = useMember()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { data } = useQuery({ ...savedQuery(services), enabled: member !== null })
  const isSaved = member !== null && (data?.some((saved) => saved.propertyId === propertyId) ?? false)

  function press(): void {
    if (!member) void navigate(`/auth?next=${encodeURIComponent(pathname + search)}`)
    else void (isSaved ? remove : save)(services, propertyId)
  }

  return (
    <IconButton
      label={texts.save({ title })}
      aria-pressed={isSaved}
      variant="raised"
      onClick={press}
      className={className}
    >
      <Heart strokeWidth={1.5} aria-hidden="true" className={cx(isSaved && 'fill-accent text-accent')} />
    </IconButton>
  )
}
