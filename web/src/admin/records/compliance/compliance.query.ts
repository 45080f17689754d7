import { packetCalls } from '@roomtone/contract/compliance/compliance.calls'
import type { PacketRow } from '@roomtone/contract/compliance/packet'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import type { Services } from '../../../platform/services.tsx'
import { pagedQuery } from '../../list/paged-query.ts'

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
