import type { PackProblem } from '@roomtone/domain/pack/findings'
import { packProblems as texts } from '@roomtone/texts/compliance/verify-pack'

/** In the language of the page; the script that checks a pack without it speaks English. */
export function wordsOfProblem(problem: PackProblem): { title: string; text: string } {
  switch (problem.what) {
    case 'container': {
      const { title, ...why } = texts.container
      return { title, text: why[problem.detail as keyof typeof why] ?? problem.detail }
    }
    case 'passphrase':
      return texts.passphrase
    case 'unknown_key':
      return { title: texts.unknown_key.title, text: texts.unknown_key.text({ key: problem.key }) }
    case 'key_life': {
      const { key, asOf } = problem
      return { title: texts.key_life.title, text: texts.key_life.text({ key, asOf }) }
    }
    case 'signature':
      return texts.signature
    case 'file_changed':
    case 'file_missing':
    case 'file_unlisted': {
      const { title, text } = texts[problem.what]
      return { title: title({ path: problem.path }), text }
    }
    case 'chain':
      return { title: texts.chain.title({ seq: String(problem.seq) }), text: texts.chain.text }
  }
}
