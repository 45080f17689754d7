type FileView = { fileName: string; mediaType: string; base64: string }

/**
 * The calls carry the session, which a plain link would not, so the file comes as an answer and is saved from
 * here.
 */
export function downloadFile({ fileName, mediaType, base64 }: FileView): void {
  const url = URL.createObjectURL(new Blob([bytesOf(base64)], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers begin to read only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
