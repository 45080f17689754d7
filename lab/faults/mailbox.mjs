import { createServer } from 'node:net'

/** A mail server small enough to misbehave in every way: down, slow, full, or deaf after it has taken a mail. */
export async function openMailbox() {
  const received = []
  let mode = 'well'
  const sockets = new Set()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (mode === 'down') return socket.destroy()
    converse(socket, () => mode, received)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${server.address().port}`,
    received,
    set: (next) => {
      mode = next
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((closed) => server.close(closed))
    },
  }
}

function converse(socket, mode, received) {
  let rest = ''
  let letter = null
  const say = (line) => {
    // Silence costs the sender its patience; the mail is neither taken nor refused.
    if (mode() === 'stalled') return
    setTimeout(() => socket.destroyed || socket.write(`${line}\r\n`), mode() === 'slow' ? 400 : 0)
  }
  const take = (line) => {
    if (letter !== null) {
      if (line !== '.') return void letter.push(line.startsWith('..') ? line.slice(1) : line)
      const mail = readLetter(letter)
      letter = null
      if (mode() === 'full') return say('452 4.3.1 there is no room left')
      received.push(mail)
      if (mode() === 'deaf') return void socket.destroy()
      return say('250 taken')
    }
    const word = line.slice(0, 4).toUpperCase()
    if (word === 'DATA') {
      letter = []
      return say('354 go on')
    }
    if (word === 'QUIT') {
      say('221 goodbye')
      return void setTimeout(() => socket.end(), 500)
    }
    say(word === 'EHLO' ? '250 faults' : '250 yes')
  }
  socket.on('data', (piece) => {
    const lines = (rest + piece.toString('latin1')).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  })
  say('220 faults')
}

/** What the checks want to know of a mail. */
function readLetter(lines) {
  const blank = lines.indexOf('')
  const head = lines
    .slice(0, blank)
    .join('\n')
    .replace(/\n[ \t]+/g, ' ')
  const field = (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  const body = lines
    .slice(blank + 1)
    .join('\n')
    .replace(/=\n/g, '')
  return {
    at: Date.now(),
    id: field('Message-ID'),
    kind: field('X-Roomtone-Kind'),
    to: field('To'),
    subject: field('Subject'),
    body,
  }
}
