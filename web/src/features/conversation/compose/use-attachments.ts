import { ApiError, UnreachableError } from '@roomtone/contract/call'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { composerTexts } from '@roomtone/texts/conversation/messages'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../../platform/services.tsx'
import { upload } from '../../../platform/uploads/upload.ts'
import { useDesk } from './desk.ts'

const texts = composerTexts.files
const MAX_BYTES = 10 * 1024 * 1024
const MOST = 6

export const ACCEPTED =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif,application/pdf'

export type Upload = {
  key: string
  file: File
  /** From 0 to 1. */
  progress: number
  /** Why it failed; absent while it is under way. */
  problem?: string
  canRetry: boolean
}

/** Files are uploaded as soon as they are chosen, and wait with the draft for their message. */
export function useAttachments(conversationId: string) {
  const { session } = useServices()
  const { drafts } = useDesk()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [finished, setFinished] = useState('')
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const { current } = running
    return () => {
      for (const abort of current.values()) abort.abort()
    }
  }, [])

  const patch = (key: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)))
  const drop = (key: string) => setUploads((all) => all.filter((each) => each.key !== key))

  async function run(key: string, file: File): Promise<void> {
    if (!session) return
    const abort = new AbortController()
    const { signal } = abort
    running.current.set(key, abort)
    const input = {
      params: { id: conversationId },
      query: { name: file.name.slice(-120) || 'file' },
      bytes: file,
    }
    try {
      const onProgress = (progress: number) => !signal.aborted && patch(key, { progress })
      const done = await upload(session, conversationCalls.upload, input, { signal, onProgress })
      if (signal.aborted) return
      drop(key)
      setFinished(done.name)
      drafts.change(conversationId, { files: [...drafts.get(conversationId).files, done] })
    } catch (error) {
      if (!signal.aborted) patch(key, { problem: problemOf(error), canRetry: isWorthRetrying(error) })
    } finally {
      running.current.delete(key)
    }
  }

  return {
    uploads,
    /** The name of the latest file, for screen readers. */
    finished,
    isBusy: uploads.some(({ problem }) => problem === undefined),
    add(files: readonly File[]): void {
      let room = MOST - drafts.get(conversationId).files.length - running.current.size
      for (const file of files) {
        const key = crypto.randomUUID()
        const problem = refuse(file) ?? (room > 0 ? undefined : texts.tooMany)
        setUploads((all) => [
          ...all,
          { key, file, progress: 0, canRetry: false, ...(problem && { problem }) },
        ])
        if (problem !== undefined) continue
        room -= 1
        void run(key, file)
      }
    },
    retry({ key, file }: Upload): void {
      setUploads((all) =>
        all.map((each) => (each.key === key ? { key, file, progress: 0, canRetry: false } : each)),
      )
      void run(key, file)
    },
    /** A file that will never be sent is forgotten with its message. */
    dismiss(): void {
      setFinished('')
      setUploads((all) => all.filter(({ problem, canRetry }) => problem === undefined || canRetry))
    },
    cancel(key: string): void {
      running.current.get(key)?.abort()
      drop(key)
    },
    removeFile(id: string): void {
      setFinished('')
      const { files } = drafts.get(conversationId)
      drafts.change(conversationId, { files: files.filter((file) => file.id !== id) })
    },
  }
}

export type Attachments = ReturnType<typeof useAttachments>

function refuse(file: File): string | null {
  if (file.size === 0) return texts.empty
  if (file.size > MAX_BYTES) return texts.tooLarge
  const isKnown =
    file.type.startsWith('image/') || file.type === 'application/pdf' || /\.hei[cf]$/i.test(file.name)
  return isKnown ? null : texts.notAccepted
}

function problemOf(error: unknown): string {
  return error instanceof ApiError || error instanceof UnreachableError ? error.message : texts.unknown
}

function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429
}
