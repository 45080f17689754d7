import type { PacketView } from '@roomtone/contract/compliance/packet'
import { Badge } from '../../ui/badge.tsx'

/** The specification's word for it, in the specification's colours. */
export function PacketBadge({ status }: Pick<PacketView, 'status'>) {
  return <Badge tone={status === 'complete' ? 'ok' : 'bad'}>{status}</Badge>
}
