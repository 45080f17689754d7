import type { PacketView } from '@roomtone/contract/compliance/packet'
import { packetBadgeTexts as texts } from '@roomtone/texts/compliance/packet-badge'
import { Badge } from '../../ui/badge.tsx'

type PacketBadgeProps = { status: PacketView['status']; missing: number }

/** An admin may mark a packet complete while documents are missing, so the badge says so. */
export function PacketBadge({ status, missing }: PacketBadgeProps) {
  const isComplete = status === 'complete'
  const words = isComplete && missing > 0 ? texts.marked : texts[status]
  return <Badge tone={isComplete ? 'ok' : 'bad'}>{words}</Badge>
}
