import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import { evidenceTexts, newClaimTexts } from '@roomtone/texts/claim/claims'
import { useState } from 'react'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { patiently } from '../../platform/uploads/patiently.ts'

const MAX_BYTES = 10 * 1024 * 1024

export type EvidenceState = ReturnType<typeof useEvidence>

/** The evidence that is ticked and that will be uploaded, until the form is sent. */
export function useEvidence() {
  const { call } = useServices()
  const [fileIds, setFileIds] = useState<readonly string[]>([])
  const [messageIds, setMessageIds] = useState<readonly string[]>([])
  const [files, setFiles] = useState<readonly File[]>([])
  const toggled = (ids: readonly string[], id: string) =>
    ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

  return {
    fileIds,
    messageIds,
    files,
    toggleFile: (id: string) => setFileIds((ids) => toggled(ids, id)),
    toggleMessage: (id: string) => setMessageIds((ids) => toggled(ids, id)),
    add(chosen: File[]): void {
      if (chosen.some(({ size }) => size > MAX_BYTES)) void showToast('error', evidenceTexts.tooLarge)
      setFiles((all) => [...all, ...chosen.filter(({ size }) => size <= MAX_BYTES)])
    },
    remove: (file: File) => setFiles((all) => all.filter((one) => one !== file)),
    chosen: () => ({ packetFileIds: [...fileIds], messageIds: [...messageIds] }),
    /** One after the other. What failed is named, and can be added on the case's page. */
    async send(id: string): Promise<void> {
      let hasFailed = false
      for (const file of files) {
        const input = { params: { id }, query: { name: file.name.slice(-120) || 'file' }, bytes: file }
        await patiently(() => call(claimCalls.addEvidence, input)).catch(() => {
          hasFailed = true
        })
      }
      setFiles([])
      if (hasFailed) void showToast('error', newClaimTexts.filesFailed)
    },
  }
}
