import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export function inRoot(...parts) {
  return join(root, ...parts)
}

/** A program of an installed package, run by this Node: links in .bin may be missing or need a shell. */
export function programOf(name, file) {
  return [process.execPath, inRoot('node_modules', name, file)]
}
