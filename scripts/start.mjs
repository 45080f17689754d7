import './lib/require-node.mjs'

import('./lib/start-roomtone.mjs').then(({ startRoomtone }) => startRoomtone())
