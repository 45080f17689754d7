// The server that npm run dev starts again after every save. It ends when its parent does, however that ends.
import { once } from 'node:events'
import { endWith } from './plain-error.mjs'

const load = (name) => import(new URL(`../../server/dist/dev/${name}.js`, import.meta.url))

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.setSourceMapsEnabled(true)
try {
  // Loads while the server before it stops.
  const [{ run }] = await Promise.all([load('start'), load('open-roomtone'), once(process, 'message')])
  await run()
} catch (error) {
  endWith(error)
}
