import { availableParallelism } from 'node:os'
import { programOf } from './paths.mjs'

/** Left alone, it checks in four threads, each of which repeats some of what the others do. */
const checkers = Math.min(4, availableParallelism())

export const compiler = [...programOf('typescript', 'bin/tsc'), '-b', '--checkers', String(checkers)]
