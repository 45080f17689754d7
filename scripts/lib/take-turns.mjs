import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inRoot } from './paths.mjs'
import { step } from './step.mjs'

const often = 250
const beat = 5_000
const tooLong = 60_000

/**
 * Installing and building replace folders that another `npm start` or `npm test` in the same place would just be
 * reading. `isDone` is asked again once it is our turn: whoever was before us may have done it for us.
 */
export async function takeTurns(isDone, work, turn = inRoot('.cache/preparing')) {
  if (isDone()) return
  if (!take(turn))
    await step('Waiting for another npm command here (.cache/preparing)', () => untilTaken(turn))
  const leave = () => rmSync(turn, { force: true })
  const beating = setInterval(() => stillHere(turn), beat)
  // Also after Ctrl-C, and after anything that ends the process in its own words.
  process.once('exit', leave)
  try {
    if (!isDone()) await work()
  } finally {
    clearInterval(beating)
    process.off('exit', leave)
    leave()
  }
}

async function untilTaken(turn) {
  while (!take(turn)) await pause(often)
}

function take(turn) {
  mkdirSync(dirname(turn), { recursive: true })
  try {
    writeFileSync(turn, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isForsaken(turn)) removeForsaken(turn)
    return false
  }
}

/** Aside first: two who both found it forsaken must not remove what a third has just taken. */
function removeForsaken(turn) {
  const aside = `${turn}.${process.pid}`
  try {
    renameSync(turn, aside)
    if (!isForsaken(aside)) linkSync(aside, turn)
  } catch {
    // Somebody else was quicker.
  }
  rmSync(aside, { force: true })
}

/** By a process that is gone; or by one whose number somebody else has now, which has not been heard of for long. */
function isForsaken(turn) {
  try {
    const pid = Number(readFileSync(turn, 'utf8'))
    return Date.now() - statSync(turn).mtimeMs > tooLong || (pid > 0 && !isAlive(pid))
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function stillHere(turn) {
  const now = new Date()
  try {
    utimesSync(turn, now, now)
  } catch {
    // Whoever cleared the folder took it away as well; the work goes on.
  }
}
