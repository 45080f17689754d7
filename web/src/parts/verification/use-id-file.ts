import { ApiError, UnreachableError } from '@roomtone/contract/call'
import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { ID_FILE_MAX_BYTES } from '@roomtone/domain/verification/assess'
import { verificationTexts } from '@roomtone/texts/verification/verification'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { upload } from '../../platform/uploads/upload.ts'

const texts = verificationTexts.file

export type ChosenFile = {
  file: File
  phase: 'uploading' | 'done' | 'failed'
  /** From 0 to 1. */
  progress: number
  message?: string
}

type State = { chosen: ChosenFile | null; problem?: string }

export type IdFile = State & {
  choose: (file: File) => void
  remove: () => void
  retry: () => void
  /** The server no longer has what was uploaded. */
  expire: () => void
  /** Waits for the upload that is under way; null when there is none, or when it failed. */
  documentId: () => Promise<string | null>
}

type Upload = { abort: AbortController; done: Promise<string | null> }

/** One file, sent as soon as it is chosen, so that submitting does not have to wait for it. */
export function useIdFile(): IdFile {
  const { session } = useServices()
  const [state, setState] = useState<State>({ chosen: null })
  const current = useRef<Upload | null>(null)
  useEffect(() => () => current.current?.abort.abort(), [])

  function start(file: File): void {
    if (!session) return
    current.current?.abort.abort()
    const abort = new AbortController()
    const { signal } = abort
    const show = (next: State) => !signal.aborted && setState(next)
    show({ chosen: { file, phase: 'uploading', progress: 0 } })
    const onProgress = (progress: number) => show({ chosen: { file, phase: 'uploading', progress } })
    const done = upload(session, verificationCalls.upload, { bytes: file }, { signal, onProgress }).then(
      ({ documentId }) => {
        show({ chosen: { file, phase: 'done', progress: 1 } })
        return documentId
      },
      (error: unknown) => {
        if (!signal.aborted) show(afterFailure(file, error))
        return null
      },
    )
    current.current = { abort, done }
  }

  function choose(file: File): void {
    if (file.size > ID_FILE_MAX_BYTES) {
      void showToast('error', texts.tooLarge.title, texts.tooLarge.text)
      setState({ ...state, problem: texts.refused({ name: file.name, why: texts.tooLarge.text }) })
    } else start(file)
  }

  function remove(): void {
    current.current?.abort.abort()
    current.current = null
    setState({ chosen: null })
  }

  function expire(): void {
    const file = state.chosen?.file
    current.current = null
    if (file) setState({ chosen: { file, phase: 'failed', progress: 0, message: texts.expired } })
  }

  return {
    ...state,
    choose,
    remove,
    retry: () => state.chosen && start(state.chosen.file),
    expire,
    documentId: async () => (await current.current?.done) ?? null,
  }
}

/**
 * A file that the server refuses is dropped, and the message names it; anything else is worth another try.
 */
function afterFailure(file: File, error: unknown): State {
  if (error instanceof ApiError && (error.status === 413 || error.status === 415)) {
    toastError(error)
    return { chosen: null, problem: texts.refused({ name: file.name, why: error.message }) }
  }
  const known = error instanceof ApiError || error instanceof UnreachableError
  return {
    chosen: { file, phase: 'failed', progress: 0, message: known ? error.message : texts.unknown },
  }
}
