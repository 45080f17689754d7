import { packetCalls } from '@roomtone/contract/compliance/compliance.calls'
import type { PacketRow } from '@roomtone/contract/compliance/packet'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import { pagedQuery } from '../../../parts/list/paged-query.ts'
import type { Services } from '../../../platform/services.tsx'

type PacketFilter = {
  q: string
  status: PacketRow['status'] | undefined
  signed: 'yes' | 'no' | undefined
  sort: TimeSort
}

export function allPacketsQuery({ call }: Services, filter: PacketFilter) {
  return pagedQuery(['admin', 'compliance', filter], (cursor, signal, limit) =>
    call(packetCalls.listAll, { query: { ...filter, cursor, limit } }, { signal }),
  )
}
