import './lib/require-node.mjs'

import('./lib/build.mjs').then(({ buildFromTerminal }) => buildFromTerminal())
