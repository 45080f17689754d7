import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const worthIt = new Set(['.js', '.mjs', '.css', '.svg', '.html', '.json', '.txt', '.webmanifest'])
const smallest = 256
const atOnce = 2

/**
 * Hashed files never change, so they are compressed at the highest level once, instead of a little on every
 * request.
 */
export async function precompress(folder, newAssets) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const waiting = entries
    .filter((entry) => entry.isFile() && worthIt.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    // The manifests are read by the server and sent to nobody.
    .filter((path) => dirname(path) !== join(folder, '.vite'))
    // The files of earlier editions are compressed already.
    .filter((path) => dirname(path) !== join(folder, 'assets') || newAssets.has(basename(path)))
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await compress(path)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function compress(path) {
  const content = await readFile(path)
  if (content.length <= smallest) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}
