// npm run bench, faults, wide, fuzz, crawl or pseudo: the name of a lab, then what is said to it.
import '../scripts/lib/require-node.mjs'

const [lab, ...settings] = process.argv.slice(2)
import(`./${lab}/main.mjs`).then(({ main }) => main(settings))
