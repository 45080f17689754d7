import { sharedTexts } from '@roomtone/texts/listing/shared'
import { Badge } from '../../ui/badge.tsx'

/** On everything that is somebody else's. */
export function SharedBadge({ host }: { host: string }) {
  return <Badge>{sharedTexts.by({ host })}</Badge>
}
