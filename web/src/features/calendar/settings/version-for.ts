import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'

export type Changes = Partial<Record<keyof OwnListingView, unknown>>

/**
 * The version that a form's changes are based on. A newer version, by the card beside it for example, is no
 * reason to refuse them, unless these fields changed meanwhile: then it is the version that was seen.
 */
export function versionFor(changes: Changes, opened: OwnListingView, latest: OwnListingView): number {
  const names = Object.keys(changes) as (keyof OwnListingView)[]
  return names.every((name) => opened[name] === latest[name]) ? latest.version : opened.version
}
