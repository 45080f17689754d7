import './lib/require-node.mjs'

import('./lib/task.mjs')
