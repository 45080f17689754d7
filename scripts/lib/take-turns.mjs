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
 * Installing and building replace folders that another `npm start` or `npm test` in the same place may be
 * reading. `isDone` is asked again once it is our turn, because the process before us may have done the work.
 */
export async function takeTurns(isDone, work, turn = inRoot('.cache/preparing')) {
  if (isDone()) return
  if (!take(turn))
    await step('Waiting for another npm command here (.cache/preparing)', () => untilTaken(turn))
  const leave = () => rmSync(turn, { force: true })
  const beating = setInterval(() => stillHere(turn), beat)
  // Also after Ctrl-C, and whenever the process ends normally.
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

/**
 * The lock is moved aside first: of two processes that found it abandoned, neither may remove what a third
 * has just taken.
 */
function removeForsaken(turn) {
  const aside = `${turn}.${process.pid}`
  try {
    renameSync(turn, aside)
    if (!isForsaken(aside)) linkSync(aside, turn)
  } catch {
    // Another process was quicker.
  }
  rmSync(aside, { force: true })
}

/**
 * Taken by a process that is gone, or by one whose id was reused and that has not been heard from for long.
 */
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
    // Someone who cleared the folder removed it too; the work goes on.
  }
}
