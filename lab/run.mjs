import './lib/require-node.mjs'

import('../wide/main.mjs').then(({ wide }) => wide(process.argv.slice(2)))
