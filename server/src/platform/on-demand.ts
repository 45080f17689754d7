import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A package that whoever first needs it loads: all of them together would hold up every start. */
export function onDemand<Package>(name: string): () => Package {
  let loaded: Package | undefined
  return () => {
    loaded ??= require(name) as Package
    return loaded
  }
}
