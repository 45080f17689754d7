import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeLater } from '../../stage/closing.mjs'

/**
 * A browser as a visitor has it. Test runners ask it to report everything a page's scripts do. Every error
 * that a script makes, including those that React makes at its start and keeps, then has the browser read the
 * whole script once more.
 */
export function openChromium(executablePath) {
  const profile = mkdtempSync(join(tmpdir(), 'roomtone-visit-'))
  const settings = ['--headless', '--no-sandbox', '--no-first-run', '--hide-scrollbars', '--mute-audio']
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-gpu',
  ]
  const child = spawn(
    executablePath,
    [...settings, ...quiet, `--user-data-dir=${profile}`, '--remote-debugging-pipe'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  closeLater(async () => {
    if (child.exitCode === null) {
      child.kill()
      await once(child, 'exit')
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  })
  return speakTo(child)
}

/** The browser's own protocol: messages as JSON, each ended by a zero byte. */
function speakTo(child) {
  const [, , , writing, reading] = child.stdio
  const waiting = new Map()
  const listeners = new Set()
  let last = 0
  let heard = ''
  reading.setEncoding('utf8')
  reading.on('data', (text) => {
    const messages = (heard + text).split('\0')
    heard = messages.pop()
    for (const message of messages) take(JSON.parse(message))
  })
  const take = ({ id, result, error, ...event }) => {
    if (id === undefined) {
      for (const listen of listeners) listen(event)
      return
    }
    const { resolve, reject } = waiting.get(id)
    waiting.delete(id)
    if (error) reject(new Error(error.message))
    else resolve(result)
  }
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has stopped'))
  })
  return {
    ask(method, params = {}, sessionId) {
      last += 1
      const id = last
      writing.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
