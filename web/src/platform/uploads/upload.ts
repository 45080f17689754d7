import type { Call } from '@roomtone/contract/call'
import type { AnyEndpoint, Input, Reply } from '@roomtone/contract/endpoint'
import { callAs } from '../services.tsx'
import type { SessionStore } from '../session/session-store.ts'
import { xhrFetch } from './xhr-fetch.ts'

type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void }

/** A call like any other, that also says how far it has come. */
export function upload<E extends AnyEndpoint>(
  session: SessionStore,
  target: Call<E>,
  input: Input<E>,
  { signal, onProgress }: UploadOptions,
): Promise<Reply<E>> {
  const call = callAs(session, { fetch: (path, init) => xhrFetch(path, init, onProgress) })
  return call(target, input, { signal })
}
