import { Badge } from '../../ui/badge.tsx'
import { sharedTexts } from './shared.texts.ts'

/** On everything that is somebody else's. */
export function SharedBadge({ host }: { host: string }) {
  return <Badge>{sharedTexts.by(host)}</Badge>
}
