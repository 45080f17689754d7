import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Loads a package when it is first needed: loading all of them would hold up every start. */
export function onDemand<Package>(name: string): () => Package {
  let loaded: Package | undefined
  return () => {
    loaded ??= require(name) as Package
    return loaded
  }
}
