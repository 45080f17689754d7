const LONGEST = 120
const KNOWN = /\.(jpe?g|png|webp|avif|heic|heif|pdf)$/i
const ENDINGS = { 'image/jpeg': '.jpg', 'application/pdf': '.pdf' } as const

/**
 * A name that is safe to show and to save under: no path, nothing unseen (an override of the writing direction makes
 * `exe.pdf` of `fdp.exe`), and the ending of what the file is now.
 */
export function cleanFileName(given: string, mediaType: keyof typeof ENDINGS): string {
  const ending = ENDINGS[mediaType]
  const name = (given.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/[<>:"|?*]/g, '')
    .trim()
    .replace(KNOWN, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const kept = [...name].slice(0, LONGEST - ending.length).join('')
  return `${kept === '' ? 'file' : kept}${ending}`
}
