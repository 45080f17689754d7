import { randomBytes } from 'node:crypto'

export const AVATAR_SIDE = 512

/** Under a name that nobody can guess: whoever knew the last one learns nothing of the next. */
export function newAvatarName(): string {
  return randomBytes(16).toString('hex')
}

export function avatarKey(name: string): string {
  return `avatars/${name}.webp`
}

export function avatarUrl(name: string): string {
  return `/avatars/${name}.webp`
}
