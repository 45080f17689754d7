import { setTimeout as pause } from 'node:timers/promises'
import { overload } from './overload.mjs'

const MINUTE = 60_000

/**
 * Every way in which things go wrong here. `draw` chooses how, from the seed alone; `begin` starts it and
 * returns what ends it. The supervisor restarts a killed server, and here that is us.
 */
export const KINDS = {
  'kill-web': {
    draw: (random) => ({ which: random.int(0, 1), rest: random.int(200, 1500) }),
    begin: async (stage, { which, rest }) => {
      await stage.webs[which].kill()
      return () => restart(stage.webs[which], rest)
    },
    say: ({ which }) => `kill -9 web-${which + 1}`,
  },
  'kill-worker': {
    draw: (random) => ({ rest: random.int(200, 2000) }),
    begin: async (stage, { rest }) => {
      await stage.worker.kill()
      return () => restart(stage.worker, rest)
    },
    say: () => 'kill -9 worker',
  },
  'kill-postgres': {
    draw: (random) => ({ rest: random.int(100, 2000) }),
    begin: async (stage, { rest }) => {
      await stage.database.kill()
      return async () => {
        await pause(rest)
        await stage.database.revive()
      }
    },
    say: () => 'kill -9 PostgreSQL',
  },
  cut: wire('cut', 'wire cut'),
  stall: wire('stall', 'wire stalled'),
  lose: wire('lose', 'wire half open'),
  'slow-database': {
    draw: (random) => ({ delay: random.int(20, 120) }),
    begin: async (stage, { delay }) => {
      for (const { name } of stage.servers) stage.links.set(name, 'open', delay)
      return () => stage.links.heal()
    },
    say: ({ delay }) => `database slower by ${2 * delay} ms`,
  },
  'full-disk': {
    draw: (random) => ({ mode: random.pick(['full', 'full', 'failing', 'slow', 'silent']) }),
    begin: async (stage, { mode }) => {
      stage.store.set(mode)
      return () => stage.store.set('well')
    },
    say: ({ mode }) => (mode === 'full' ? 'disk full' : `file store ${mode}`),
  },
  clock: {
    draw: (random) => ({
      which: random.int(0, 2),
      shift: random.pick([-9 * MINUTE, -2 * MINUTE, -20_000, 20_000, 2 * MINUTE, 9 * MINUTE, 65 * MINUTE]),
    }),
    begin: async (stage, { which, shift }) => {
      stage.servers[which].stepClock(shift)
      return () => stage.servers[which].stepClock(0)
    },
    say: ({ which, shift }) =>
      `clock of ${['web-1', 'web-2', 'worker'][which]} ${shift > 0 ? '+' : ''}${shift / 1000} s`,
  },
  provider: {
    draw: (random) => ({ mode: random.pick(['down', 'failing', 'slow', 'silent', 'doubling']) }),
    begin: async ({ provider }, { mode }) => {
      provider.set(mode)
      if (mode === 'doubling') provider.tellTwice(true)
      return () => {
        provider.set('well')
        provider.tellTwice(false)
      }
    },
    say: ({ mode }) => `payment provider ${mode}`,
  },
  mail: {
    draw: (random) => ({ mode: random.pick(['down', 'slow', 'stalled', 'full', 'deaf']) }),
    begin: async ({ mailbox }, { mode }) => {
      mailbox.set(mode)
      return () => mailbox.set('well')
    },
    say: ({ mode }) => `mail server ${mode}`,
  },
  overload: {
    draw: (random) => ({ seed: random.int(1, 1e9) }),
    begin: async (stage, { seed }) => overload(stage, seed),
    say: () => '10 times the load',
  },
}

function wire(mode, words) {
  return {
    draw: (random) => ({ which: random.int(0, 3) }),
    begin: async (stage, { which }) => {
      // The fourth draw is the switch in front of the database, which affects every server.
      const names = which === 3 ? stage.servers.map(({ name }) => name) : [stage.servers[which].name]
      for (const name of names) stage.links.set(name, mode)
      return () => {
        for (const name of names) stage.links.set(name, 'open')
      }
    },
    say: ({ which }) => `${words} (${['web-1', 'web-2', 'worker', 'all'][which]})`,
  }
}

async function restart(server, rest) {
  await pause(rest)
  // If the database is down too, the server starts once that is back.
  server.revive(Date.now() + 60_000).catch(() => {})
}
