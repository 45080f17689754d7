import { adminCalls } from '@roomtone/contract/admin/admin.calls'
import { EXPORT_ROWS_MAX, type ExportTable } from '@roomtone/domain/queue/tables'
import { tablesTexts } from '@roomtone/texts/admin/tables'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { csvBytes, csvLine, type SheetColumn } from '../../../parts/file/csv.ts'
import { saveHere } from '../../../parts/file/local-file.ts'
import type { PageOf, ReadPage } from '../../../parts/list/paged-query.ts'
import { useServices } from '../../../platform/services.tsx'
import { isUnproved } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'

const texts = tablesTexts.export
const AT_ONCE = 100

type ExportButtonProps<Row> = {
  table: ExportTable
  /** The query of the list on screen: the file has everything that matches it, not only what was loaded. */
  query: { read: ReadPage<PageOf<Row>> }
  filters: Record<string, string | undefined>
  columns: readonly SheetColumn<Row>[]
}

export function ExportButton<Row>({ table, query, filters, columns }: ExportButtonProps<Row>) {
  const { call } = useServices()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const working = useRef<AbortController | null>(null)
  useEffect(() => () => working.current?.abort(), [])

  async function run(): Promise<void> {
    const stop = new AbortController()
    working.current = stop
    setProgress({ done: 0, total: 0 })
    try {
      const first = await query.read(undefined, stop.signal, AT_ONCE)
      const counted = first.total ?? first.items.length
      const total = Math.min(counted, EXPORT_ROWS_MAX)
      await call(adminCalls.export, { body: { table, filters: said(filters), rows: total } })
      const parts = [csvLine(columns.map(([header]) => header))]
      let done = 0
      for (let page = first; ; ) {
        const rows = page.items.slice(0, EXPORT_ROWS_MAX - done)
        parts.push(...rows.map((row) => csvLine(columns.map(([, value]) => value(row)))))
        done += rows.length
        setProgress({ done, total: Math.max(total, done) })
        if (page.nextCursor === null || done >= EXPORT_ROWS_MAX) break
        page = await query.read(page.nextCursor, stop.signal, AT_ONCE)
      }
      saveHere(`${table}-${new Date().toISOString().slice(0, 10)}.csv`, csvBytes(parts.join('')))
      void showToast(
        'success',
        texts.done.title,
        (counted > EXPORT_ROWS_MAX ? texts.cut : texts.done.text)({ rows: done }),
      )
    } catch (error) {
      if (!stop.signal.aborted && !isUnproved(error)) void showToast('error', texts.failed, messageOf(error))
    } finally {
      if (!stop.signal.aborted) setProgress(null)
    }
  }

  return (
    <Button
      variant="line"
      pending={progress !== null}
      pendingText={progress ? texts.working({ done: progress.done, total: progress.total }) : ''}
      onClick={() => void run()}
    >
      <Download className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
      {texts.button}
    </Button>
  )
}

/** Only the chosen filters; an address can hold more than the log accepts. */
function said(filters: Record<string, string | undefined>): Record<string, string> {
  const chosen = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value.slice(0, 255)] as const],
  )
  return Object.fromEntries(chosen)
}

function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined
}
