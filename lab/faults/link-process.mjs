// The wires between the servers and PostgreSQL, in a process of their own so that a busy checker does not slow them.
// Told over IPC: {open: names, target} and {set: name, mode, delay}.
import { connect, createServer } from 'node:net'

let target = 0
const wires = new Map()

process.on('message', async (word) => {
  if (word.target) target = word.target
  if (word.open) {
    const ports = {}
    for (const name of word.open) ports[name] = await open(name)
    process.send({ ports })
  }
  if (word.set) set(wires.get(word.set), word)
})

async function open(name) {
  const wire = { mode: 'open', delay: 0, pairs: new Set() }
  wires.set(name, wire)
  const server = createServer({ noDelay: true }, (near) => join(wire, near))
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return server.address().port
}

/**
 * `cut`: both ends notice. `stall`: neither does, and what was sent arrives late. `lose`: it never arrives.
 */
function set(wire, { mode, delay = 0 }) {
  Object.assign(wire, { mode, delay })
  for (const pair of wire.pairs) {
    if (mode === 'cut') pair.end()
    if (mode === 'lose') pair.isLost = true
    if (mode === 'open') pair.flush()
  }
}

function join(wire, near) {
  if (wire.mode === 'cut') return near.destroy()
  const far = connect({ port: target, host: '127.0.0.1', noDelay: true })
  const waiting = []
  const pair = {
    // What begins while the wire loses everything is lost from its first byte on, and for good.
    isLost: wire.mode === 'lose',
    end: () => {
      near.destroy()
      far.destroy()
      wire.pairs.delete(pair)
    },
    flush: () => {
      for (const [to, piece] of waiting.splice(0)) if (!to.destroyed) to.write(piece)
    },
  }
  wire.pairs.add(pair)
  const carry = (from, to) => {
    let last = Promise.resolve()
    from.on('data', (piece) => {
      if (pair.isLost) return
      if (wire.mode === 'stall' || waiting.length > 0) return void waiting.push([to, piece])
      if (wire.delay === 0) return void to.write(piece)
      last = last.then(() => new Promise((done) => setTimeout(done, wire.delay)))
      last.then(() => to.destroyed || to.write(piece))
    })
    from.on('error', () => {})
    from.on('close', () => {
      if (!pair.isLost) pair.end()
    })
  }
  carry(near, far)
  carry(far, near)
}
