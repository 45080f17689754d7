import './lib/require-node.mjs'

import('./lib/fuzz.mjs').then(({ fuzz }) => fuzz(process.argv.slice(2)))
