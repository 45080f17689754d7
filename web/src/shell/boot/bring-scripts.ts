import { reloadWhenReachable } from './reload-on-missing-files.ts'
import { whenDrawn } from './when.ts'

const FACES = ['1em Instrument Sans', '1em Instrument Serif', 'italic 1em Instrument Serif']
/** A missing picture must not keep the page from hydrating. */
const PATIENCE_MS = 2500

const html = document.documentElement

/** Whether this browser has been here before and so has scripts and typefaces cached. */
export function rememberVisit(): boolean {
  try {
    const been = localStorage.getItem('roomtone.been')
    localStorage.setItem('roomtone.been', 'here')
    return been !== null
  } catch {
    return false
  }
}

/** Each runs in its own task instead of all with the last, so that a tap can come in between. */
export function bringScripts(): void {
  const list = document.getElementById('later')?.textContent
  const { scripts } = JSON.parse(list ?? '{"scripts":[]}') as { scripts: string[] }
  for (const src of scripts) setTimeout(() => addScript(src))
}

/**
 * Scripts and typefaces share the connection with the main picture, which a first visitor waits for: they
 * come after it, or with the first touch. Until then lazy pictures wait too (`html[data-bare]` in
 * `ui/utilities.css`).
 */
export function bringScriptsAfterPicture(): void {
  html.dataset.bare = 'true'
  html.dataset.plain = 'true'
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    delete html.dataset.bare
    void bringTypefaces()
    bringScripts()
  }
  document.addEventListener('DOMContentLoaded', () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    if (!picture || picture.complete) whenDrawn(begin)
    else for (const name of ['load', 'error']) picture.addEventListener(name, () => whenDrawn(begin))
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, begin, { once: true })
    setTimeout(begin, PATIENCE_MS)
  })
}

/**
 * The page uses the typefaces (`html[data-plain]` in `ui/styles/theme.css`) once all are loaded, because each would
 * cause another layout.
 */
async function bringTypefaces(): Promise<void> {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face)))
  delete html.dataset.plain
}

function addScript(src: string): void {
  const script = Object.assign(document.createElement('script'), { type: 'module', async: false, src })
  script.addEventListener('error', () => void reloadWhenReachable())
  document.head.append(script)
}
