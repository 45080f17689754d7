import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What any role has pressed: roles run side by side and need not press the same control on the same page. */
export type PressedAlready = {
  /** True for the first who asks. */
  claim(key: string): boolean
}

export function pressedInMemory(): PressedAlready {
  const pressed = new Set<string>()
  return { claim: (key) => pressed.size < pressed.add(key).size }
}

/**
 * The processes of a run share this file. Two that claim at the same moment both press, which only costs a
 * second.
 */
export function pressedInFile(path: string): PressedAlready {
  const pressed = new Set<string>()
  let read = 0
  const catchUp = () => {
    if (!existsSync(path)) return
    const words = readFileSync(path, 'utf8')
    for (const key of words.slice(read).split('\n')) pressed.add(key)
    read = words.length
  }
  return {
    claim: (key) => {
      catchUp()
      if (pressed.has(key)) return false
      mkdirSync(dirname(path), { recursive: true })
      appendFileSync(path, `${key}\n`)
      return true
    },
  }
}
