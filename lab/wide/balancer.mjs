import { spawn } from 'node:child_process'
import { openSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { PlainError } from '../../scripts/lib/plain-error.mjs'
import { inFolder, ports, writeState } from './place.mjs'

export const MOST_WEBS = 4
const socket = () => inFolder('sockets', 'balancer.sock')

/**
 * Asks /readyz four times a second and looks away at the first 503, but is patient with one that is only slow. A request
 * that could not be handed over goes to another process; one that was handed over is only repeated if repeating it is
 * harmless. Files that one process does not have are asked of the others: in the middle of an upgrade they are of
 * different editions.
 */
function configuration() {
  const webs = Array.from({ length: MOST_WEBS }, (_, n) => `web${n + 1}`)
  return `global
  maxconn 4000
  stats socket ${socket()} mode 600 level admin
defaults
  mode http
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  timeout connect 3s
  timeout client 90s
  timeout server 90s
  timeout queue 10s
  timeout check 10s
frontend door
  bind 127.0.0.1:${ports.balancer}
  http-request disable-l7-retry unless { method GET HEAD }
  use_backend files if { path_beg /assets/ }
  default_backend webs
backend files
  balance roundrobin
  retry-on conn-failure empty-response 404
${webs.map((name, n) => `  server ${name} 127.0.0.1:${ports.web(n + 1)} track webs/${name}`).join('\n')}
backend webs
  balance leastconn
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 250ms fall 1 rise 1
${webs.map((name, n) => `  server ${name} 127.0.0.1:${ports.web(n + 1)}`).join('\n')}
`
}

export async function startBalancer(state) {
  const file = inFolder('haproxy.cfg')
  writeFileSync(file, configuration())
  const log = openSync(inFolder('logs', 'balancer.log'), 'a')
  const child = spawn(state.balancer, ['-db', '-f', file], { stdio: ['ignore', log, log], detached: true })
  child.unref()
  state.pids.balancer = child.pid
  writeState(state)
  await untilUp(['web1', 'web2'])
}

/** Which processes it sends requests to. */
export async function serversUp() {
  const lines = (await ask('show stat')).split('\n').map((line) => line.split(','))
  return lines
    .filter((line) => line[0] === 'webs' && line[1] !== 'BACKEND' && line[17] === 'UP')
    .map((line) => line[1])
}

/** Takes a process out of the balancer's rotation, or puts it back, without the process noticing. */
export async function useServer(name, isUsed) {
  await ask(`set server webs/${name} state ${isUsed ? 'ready' : 'maint'}`)
}

/** Until it sends requests to these and no others. */
export async function untilUp(names, limit = 30_000) {
  for (const begun = Date.now(); Date.now() - begun < limit; await wait(50)) {
    const up = await serversUp().catch(() => [])
    if (up.join() === names.join()) return
  }
  throw new PlainError(`The balancer has not come to serve from ${names.join(' and ')} alone.`)
}

function ask(command) {
  return new Promise((resolve, reject) => {
    let heard = ''
    const line = connect(socket())
    line.setEncoding('utf8').on('data', (text) => {
      heard += text
    })
    line.on('end', () => resolve(heard))
    line.on('error', reject)
    line.end(`${command}\n`)
  })
}
