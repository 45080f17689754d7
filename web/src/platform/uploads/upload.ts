import type { Call } from '@roomtone/contract/call'
import type { AnyEndpoint, Input, Reply } from '@roomtone/contract/endpoint'
import { callAs } from '../services.tsx'
import type { SessionStore } from '../session/session-store.ts'
import { patiently } from './patiently.ts'
import { xhrFetch } from './xhr-fetch.ts'

type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void }

/** A call like any other, that also says how far it has come, and waits where the server has no room right now. */
export function upload<E extends AnyEndpoint>(
  session: SessionStore,
  target: Call<E>,
  input: Input<E>,
  { signal, onProgress }: UploadOptions,
): Promise<Reply<E>> {
  const call = callAs(session, { fetch: (path, init) => xhrFetch(path, init, onProgress) })
  return patiently(() => call(target, input, { signal }), signal)
}
