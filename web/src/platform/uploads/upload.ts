import type { Call, Transport } from '@roomtone/contract/call'
import type { AnyEndpoint, Input, Reply } from '@roomtone/contract/endpoint'
import { callAs } from '../services.tsx'
import type { SessionStore } from '../session/session-store.ts'
import { patiently } from './patiently.ts'

type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void }

/** A normal call that also reports its progress, and waits where the server has no capacity right now. */
export function upload<E extends AnyEndpoint>(
  session: SessionStore,
  target: Call<E>,
  input: Input<E>,
  { signal, onProgress }: UploadOptions,
): Promise<Reply<E>> {
  const call = callAs(session, { fetch: (path, init) => xhrFetch(path, init, onProgress) })
  return patiently(() => call(target, input, { signal }), signal)
}

type Init = Parameters<Transport['fetch']>[1]

/**
 * fetch cannot report how much of a body was sent; XMLHttpRequest can. `onProgress` gets a share from 0 to 1.
 */
function xhrFetch(path: string, init: Init, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method, path)
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      // A Response refuses a body, even an empty one, where the status promises none.
      resolve(new Response(request.status === 204 ? null : request.responseText, { status: request.status }))
    }
    request.onerror = () => reject(new TypeError('The upload did not arrive'))
    request.onabort = () => reject(init.signal?.reason ?? new TypeError('The upload was stopped'))
    init.signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (init.signal?.aborted) reject(init.signal.reason)
    else request.send(init.body ?? null)
  })
}
