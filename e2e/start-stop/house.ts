import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Runs `npm start`, or another script, as a person would: the only part of the test's own environment is the
 * path to programs.
 */
export class House {
  readonly process: ChildProcess
  readonly url: string
  output = ''

  constructor(
    settings: { DATA_DIR: string; PORT: number } & Record<string, string | number>,
    script = join(root, 'scripts', 'start.mjs'),
  ) {
    this.url = `http://127.0.0.1:${settings.PORT}`
    const said = Object.entries(settings).map(([name, value]) => [name, String(value)])
    this.process = spawn(process.execPath, [script], {
      // A process group of its own, as a shell makes, so that Ctrl-C reaches everything in it.
      detached: true,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        // On a busy machine it would turn visitors away, which is not what these tests are about.
        MAX_EVENT_LOOP_DELAY: '0',
        RATE_LIMIT_SCALE: '1000',
        ...Object.fromEntries(said),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text
      })
    }
  }

  async says(words: string): Promise<void> {
    while (!this.output.includes(words)) {
      if (this.hasEnded()) throw new Error(`It ended before it said "${words}":\n${this.output}`)
      await sleep(10)
    }
  }

  async opens(): Promise<this> {
    await this.says('Roomtone is open at')
    return this
  }

  /** The exit code, or the signal that ended it. */
  async ends(): Promise<number | string | null> {
    if (!this.hasEnded()) await once(this.process, 'close')
    return this.process.exitCode ?? this.process.signalCode
  }

  async stops(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | string | null> {
    this.process.kill(signal)
    return this.ends()
  }

  pressCtrlC(): void {
    process.kill(-(this.process.pid ?? Number.NaN), 'SIGINT')
  }

  private hasEnded(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null
  }
}

export function databaseProcess(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

/**
 * Processes whose working folder is this one. Where the system does not tell, PostgreSQL's own note has to
 * do.
 */
export function processesIn(dataDir: string): number[] {
  const processes = readdirOrNothing('/proc').filter((name) => /^\d+$/.test(name))
  if (processes.length > 0)
    return processes.map(Number).filter((pid) => workingFolder(pid)?.startsWith(dataDir))
  const database = databaseProcess(dataDir)
  return database === undefined ? [] : [database]
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function readdirOrNothing(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
