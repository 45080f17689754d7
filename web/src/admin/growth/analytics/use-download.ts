import { adminCalls } from '@roomtone/contract/admin/admin.calls'
import { analyticsTexts as texts } from '@roomtone/texts/admin/analytics'
import { csvBytes, csvLine } from '../../../parts/file/csv.ts'
import { saveHere } from '../../../parts/file/local-file.ts'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { useServices } from '../../../platform/services.tsx'
import { isUnproved } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { linesOf, linesOfAll, type Report } from './report.ts'

/** Downloads one report as shown, or several with one figure a line. The download is logged first. */
export function useDownload() {
  const { call } = useServices()
  const { text } = useUrlState()
  return async (reports: readonly Report[], first: string): Promise<void> => {
    const [only] = reports
    const isOne = reports.length === 1 && only !== undefined
    const lines = isOne ? linesOf(only, first) : linesOfAll(reports)
    const named = [
      ['report', isOne ? only.key : 'all'],
      ...['range', 'from', 'last', 'by'].map((name) => [name, text(name, 20)]),
    ].filter(([, value]) => value !== '')
    try {
      const filters = Object.fromEntries(named) as Record<string, string>
      await call(adminCalls.export, { body: { table: 'analytics', filters, rows: lines.length - 1 } })
      const name = `${isOne ? only.key : 'analytics'}-${new Date().toISOString().slice(0, 10)}.csv`
      saveHere(name, csvBytes(lines.map(csvLine).join('')))
    } catch (error) {
      if (!isUnproved(error))
        void showToast('error', texts.failedDownload, error instanceof Error ? error.message : undefined)
    }
  }
}
