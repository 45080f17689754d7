import { ApiError, UnreachableError } from '@roomtone/contract/call'
import { packetCalls } from '@roomtone/contract/compliance/compliance.calls'
import { isPictureKind } from '@roomtone/domain/compliance/file-window'
import type { PacketFileKind } from '@roomtone/domain/compliance/packet'
import { filesTexts } from '@roomtone/texts/compliance/files'
import { useEffect, useRef, useState } from 'react'
import { refreshPackets } from '../../../parts/compliance/packet.query.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { upload } from '../../../platform/uploads/upload.ts'

const texts = filesTexts.uploads
const MAX_BYTES = 10 * 1024 * 1024

export type Upload = {
  key: string
  file: File
  /** From 0 to 1. */
  progress: number
  /** Why it failed; null while it is under way. */
  problem: string | null
  canRetry: boolean
  /** The facts on it, where it is a certificate. */
  certificate: Certificate | undefined
}

type Certificate = { validFrom: string; validUntil: string; limit: number }

type Waiting = Pick<Upload, 'key' | 'file' | 'certificate'>

/** Uploads into one part of a packet, one after the other. */
export function usePacketUpload(bookingId: string, kind: PacketFileKind) {
  const { session, queryClient } = useServices()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef(new Map<string, AbortController>())
  const line = useRef(Promise.resolve())
  useEffect(() => {
    const { current } = running
    return () => {
      for (const abort of current.values()) abort.abort()
    }
  }, [])

  const patch = (key: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)))
  const drop = (key: string) => setUploads((all) => all.filter((each) => each.key !== key))

  /** True when it has arrived. */
  async function run({ key, file, certificate }: Waiting): Promise<boolean> {
    const abort = running.current.get(key)
    if (!session || !abort || abort.signal.aborted) return false
    const { signal } = abort
    const query = { kind, name: file.name.slice(-120) || 'file', ...certificate }
    try {
      const onProgress = (progress: number) => !signal.aborted && patch(key, { progress })
      const input = { params: { id: bookingId }, query, bytes: file }
      await upload(session, packetCalls.upload, input, { signal, onProgress })
      if (signal.aborted) return false
      drop(key)
      void showToast('success', texts.added({ files: 1 }))
      await refreshPackets(queryClient)
      return true
    } catch (error) {
      if (!signal.aborted) patch(key, { problem: problemOf(error), canRetry: isWorthRetrying(error) })
      return false
    } finally {
      running.current.delete(key)
    }
  }

  function queue(waiting: Waiting): Promise<boolean> {
    running.current.set(waiting.key, new AbortController())
    const turn = line.current.then(() => run(waiting))
    line.current = turn.then(() => undefined)
    return turn
  }

  return {
    uploads,
    async add(file: File, certificate?: Certificate): Promise<boolean> {
      const key = crypto.randomUUID()
      const problem = refuse(file, kind)
      setUploads((all) => [...all, { key, file, progress: 0, problem, canRetry: false, certificate }])
      return problem === null && queue({ key, file, certificate })
    },
    retry(item: Upload): void {
      patch(item.key, { progress: 0, problem: null, canRetry: false })
      void queue(item)
    },
    cancel(key: string): void {
      running.current.get(key)?.abort()
      drop(key)
    },
  }
}

export type PacketUpload = ReturnType<typeof usePacketUpload>

function refuse(file: File, kind: PacketFileKind): string | null {
  if (file.size === 0) return texts.empty
  if (file.size > MAX_BYTES) return texts.tooLarge
  const isPicture = file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name)
  if (isPictureKind(kind)) return isPicture ? null : texts.notPicture
  return isPicture || file.type === 'application/pdf' ? null : texts.notAccepted
}

function problemOf(error: unknown): string {
  return error instanceof ApiError || error instanceof UnreachableError ? error.message : texts.unknown
}

function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429
}
