import { packetCalls } from '@roomtone/contract/compliance/compliance.calls'
import type { PacketRow } from '@roomtone/contract/compliance/packet'
import { pagedQuery } from '../../../parts/list/paged-query.ts'
import type { Services } from '../../../platform/services.tsx'

export type PacketsFilter = { as: 'guest' | 'host'; status: PacketRow['status'] | undefined }

export function packetsQuery({ call, session }: Services, filter: PacketsFilter) {
  return pagedQuery(['packets', filter, session?.get()?.user.id ?? null], (cursor, signal) =>
    call(packetCalls.list, { query: { ...filter, cursor, limit: 12 } }, { signal }),
  )
}
