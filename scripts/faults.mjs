import './lib/require-node.mjs'

import('./lib/faults.mjs').then(({ faults }) => faults(process.argv.slice(2)))
