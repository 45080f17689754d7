import { ApiError } from '@roomtone/contract/call'

const MAX_BYTES = 5 * 1024 * 1024

export type PictureRefusal = 'notImage' | 'tooLarge'

/** Problems with a file that are known before an upload. Some systems have no type for iPhone photos. */
export function refusalOfFile({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): PictureRefusal | null {
  const isImage = type === '' ? /\.hei[cf]$/i.test(name) : type.startsWith('image/')
  if (!isImage) return 'notImage'
  return size > MAX_BYTES ? 'tooLarge' : null
}

/** Null: the server's own words say it better, for example about an image that is too small. */
export function refusalOfServer(error: unknown, wasShown: boolean): PictureRefusal | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'file_too_large') return 'tooLarge'
  return error.code === 'file_not_accepted' && !wasShown ? 'notImage' : null
}
