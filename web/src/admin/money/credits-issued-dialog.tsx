import { adminCreditsTexts } from '@roomtone/texts/admin/credits'
import { csvBytes } from '../../parts/file/csv.ts'
import { saveHere } from '../../parts/file/local-file.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { codesCsv } from './codes-csv.ts'
import type { Issued } from './credits-page.tsx'

const texts = adminCreditsTexts.issued

/** The only time that codes are shown. */
export function IssuedDialog({ issued, onClose }: { issued: Issued; onClose: () => void }) {
  const { codes, worth, note } = issued

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.map(({ code }) => code).join('\n'))
      void showToast('success', texts.copied)
    } catch {
      void showToast('error', texts.copyFailed)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title({ count: codes.length })}
      description={texts.text}
    >
      <ul aria-label={texts.list} className="mb-6 grid gap-1 rounded-m bg-paper-2 p-4">
        {codes.map(({ id, code }) => (
          <li key={id} className="font-mono text-body wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="grid gap-3">
        <Button wide onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button
          variant="line"
          wide
          onClick={() =>
            saveHere(texts.fileName, csvBytes(codesCsv({ columns: texts.columns, codes, worth, note })))
          }
        >
          {texts.download}
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Dialog>
  )
}
