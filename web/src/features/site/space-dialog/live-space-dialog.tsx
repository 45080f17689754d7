import { useQuery } from '@tanstack/react-query'
import { propertyQuery } from '../../../parts/listing/property.query.ts'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { useServices } from '../../../platform/services.tsx'
import { SpaceDialog, type SpaceInDialog } from './space-dialog.tsx'

type LiveSpaceDialogProps = {
  /** What the card already has: shown immediately, with one picture, until the rest is loaded. */
  space: SpaceInDialog
  onClose: () => void
  onJoinWaitlist?: (() => void) | undefined
}

/** The quick look at a listing: all its pictures and its description, loaded on request. */
export function LiveSpaceDialog({ space, onClose, onJoinWaitlist }: LiveSpaceDialogProps) {
  const { data } = useQuery(propertyQuery(useServices(), space.id))
  const whole = data
    ? { ...space, description: data.description, pictures: data.photos.map((photo) => uploaded(photo)) }
    : space
  return <SpaceDialog space={whole} onClose={onClose} onJoinWaitlist={onJoinWaitlist} />
}
