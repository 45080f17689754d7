import { chownSync, readFileSync } from 'node:fs'

/** PostgreSQL refuses to run as root: then it runs as its own user, or as `nobody`. */
export function postgresUser() {
  if (process.getuid?.() !== 0) return null
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres', 'nobody']
    .map((name) => lines.find((one) => one.startsWith(`${name}:`)))
    .find(Boolean)
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined ? null : { uid: Number(uid), gid: Number(gid) }
}

/** Gives a file to the user that runs PostgreSQL. */
export function own(path) {
  const user = postgresUser()
  if (user) chownSync(path, user.uid, user.gid)
}
