import { readFileSync } from 'node:fs'

/**
 * How much of its cores this machine has not had since: time in which it had something to do and its host ran somebody
 * else. Ratios do not hold over that, as each side has its own bad luck. Null where the system does not say.
 */
export function watchHost() {
  const before = cpuTimes()
  return () => {
    const now = cpuTimes()
    if (!before || !now) return null
    const worked = now.worked - before.worked
    const stolen = now.stolen - before.stolen
    return worked + stolen > 0 ? stolen / (worked + stolen) : 0
  }
}

/** Of all cores together, in the system's own unit. */
function cpuTimes() {
  try {
    const [line] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
    const [user, nice, system, , , hardInterrupts, softInterrupts, stolen] = line
      .split(/\s+/)
      .slice(1)
      .map(Number)
    return { worked: user + nice + system + hardInterrupts + softInterrupts, stolen }
  } catch {
    return null
  }
}

const NOTICED = 0.03

export function printTakenAway(share) {
  if (share === null || share < NOTICED) return
  const percent = (share * 100).toFixed(0)
  process.stdout.write(
    `For ${percent} % of the time in which this machine had work to do, its host let it wait. Take the run again.\n\n`,
  )
}
