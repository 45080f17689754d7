import { fork } from 'node:child_process'
import { once } from 'node:events'

/** One wire per name, all of them to the same database, which may restart on another port. */
export async function openLinks(names) {
  const child = fork(new URL('link-process.mjs', import.meta.url))
  child.send({ open: names })
  const [{ ports }] = await once(child, 'message')
  return {
    /** Whom they lead to. */
    leadTo: (target) => child.send({ target }),
    urlFor: (name, url) => {
      const through = new URL(url)
      through.port = String(ports[name])
      // A socket path in `host` would bypass the wire.
      through.searchParams.delete('host')
      // As an operator on a doubtful network would set it; the default is half a minute and more.
      through.searchParams.set('query_timeout', '8000')
      return through.href
    },
    set: (name, mode, delay = 0) => child.send({ set: name, mode, delay }),
    heal: () => {
      for (const name of names) child.send({ set: name, mode: 'open', delay: 0 })
    },
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
