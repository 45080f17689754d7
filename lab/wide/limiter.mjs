import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PERIOD_US = 20_000
const NAME = 'roomtone-wide'
const V1 = '/sys/fs/cgroup/cpu'
const V2 = '/sys/fs/cgroup'

/**
 * Gives a process a fixed share of one core and says by which means: a control group where we may make one, else we
 * stop and continue the process ourselves, which is coarser.
 */
export function limit(pid, share, name) {
  for (const make of [limitByV2, limitByV1]) {
    const means = make(pid, share, name)
    if (means) return { means, release: () => removeLimits() }
  }
  return limitBySignals(pid, share)
}

function limitByV2(pid, share, name) {
  if (!existsSync(join(V2, 'cgroup.controllers'))) return null
  try {
    const group = join(V2, `${NAME}-${name}`)
    mkdirSync(group, { recursive: true })
    writeFileSync(join(group, 'cpu.max'), `${Math.round(PERIOD_US * share)} ${PERIOD_US}`)
    writeFileSync(join(group, 'cgroup.procs'), String(pid))
    return 'control group (v2, cpu.max)'
  } catch {
    return null
  }
}

function limitByV1(pid, share, name) {
  try {
    const group = join(V1, `${NAME}-${name}`)
    mkdirSync(group, { recursive: true })
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US))
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(Math.round(PERIOD_US * share)))
    writeFileSync(join(group, 'cgroup.procs'), String(pid))
    return 'control group (v1, cpu.cfs_quota_us)'
  } catch {
    return null
  }
}

function limitBySignals(pid, share) {
  const period = 50
  let isOver = false
  const send = (signal) => {
    try {
      process.kill(pid, signal)
    } catch {
      isOver = true
    }
  }
  const turn = () => {
    if (isOver) return
    send('SIGCONT')
    setTimeout(() => {
      if (isOver) return
      send('SIGSTOP')
      setTimeout(turn, period * (1 - share))
    }, period * share)
  }
  turn()
  const release = () => {
    isOver = true
    send('SIGCONT')
  }
  return { means: 'stopping and continuing it twenty times a second', release }
}

/** Groups can go once the processes in them are gone or have been moved out. */
export function removeLimits() {
  for (const root of [V1, V2]) {
    if (!existsSync(root)) continue
    for (const name of readdirSync(root).filter((one) => one.startsWith(`${NAME}-`))) {
      const group = join(root, name)
      try {
        for (const pid of membersOf(group)) writeFileSync(join(root, 'cgroup.procs'), pid)
        rmdirSync(group)
      } catch {
        // Somebody is still in it; the next time it goes.
      }
    }
  }
}

function membersOf(group) {
  return readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean)
}
