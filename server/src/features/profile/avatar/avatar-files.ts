import { randomBytes } from 'node:crypto'

export const AVATAR_SIDE = 512

/** A name that no one can guess: knowing the last one says nothing about the next. */
export function newAvatarName(): string {
  return randomBytes(16).toString('hex')
}

export function avatarKey(name: string): string {
  return `avatars/${name}.webp`
}

export function avatarUrl(name: string): string {
  return `/avatars/${name}.webp`
}
