import { sharedTexts } from '@roomtone/texts/listing/shared'
import { Badge } from '../../ui/badge.tsx'

/** For everything that belongs to somebody else. */
export function SharedBadge({ host }: { host: string }) {
  return <Badge>{sharedTexts.by({ host })}</Badge>
}
