import './lib/require-node.mjs'

import('./lib/develop.mjs').then(({ develop }) => develop())
