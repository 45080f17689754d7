import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartupError } from '../../startup-error.ts'
import { takeOwnerLock } from './owner-lock.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roomtone-lock-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function leaveLock(content: unknown): void {
  writeFileSync(join(folder, 'roomtone.lock'), JSON.stringify(content))
}

test('a second owner is told which process is the first', () => {
  takeOwnerLock(folder)
  expect(() => takeOwnerLock(folder)).toThrow(
    new StartupError(`Roomtone is already running on this folder (process ${process.pid}).`),
  )
})

test('a released folder can be owned again, and nothing is left lying about', () => {
  takeOwnerLock(folder).release()
  takeOwnerLock(folder).release()
  expect(readdirSync(folder)).toEqual([])
})

test('the lock of a process that is gone is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  leaveLock({ pid, started: '1' })
  takeOwnerLock(folder)
  expect(readdirSync(folder)).toEqual(['roomtone.lock'])
})

test('the lock of a process whose number was given to another is taken over', () => {
  leaveLock({ pid: process.pid, started: 'long before this process' })
  expect(() => takeOwnerLock(folder)).not.toThrow()
})

test('a lock that cannot be read is taken over', () => {
  writeFileSync(join(folder, 'roomtone.lock'), '')
  expect(() => takeOwnerLock(folder)).not.toThrow()
})

test('releasing never takes the lock of somebody else', () => {
  const lock = takeOwnerLock(folder)
  leaveLock({ pid: process.ppid })
  lock.release()
  expect(readdirSync(folder)).toEqual(['roomtone.lock'])
})
