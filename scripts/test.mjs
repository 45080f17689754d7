import './lib/require-node.mjs'

import('./lib/test-roomtone.mjs').then(({ testRoomtone }) => testRoomtone(process.argv.slice(2)))
