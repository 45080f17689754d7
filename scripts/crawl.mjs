import './lib/require-node.mjs'

import('./lib/crawl.mjs').then(({ crawl }) => crawl(process.argv.slice(2)))
