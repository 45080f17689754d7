import { previewRetention } from '../features/retention/preview-retention.ts'
import { withServer } from './with-server.ts'

/** The dry run: says what the next run would erase and changes nothing. */
export async function previewRetentionTask(): Promise<void> {
  await withServer(async (deps) => {
    const { rules } = await previewRetention(deps)
    for (const { rule, endsBefore, due, held, subjects } of rules) {
      console.log(`${rule}: ${due} to erase, ${held} kept by a legal hold (before ${endsBefore})`)
      for (const { type, id, since, isHeld } of subjects)
        console.log(`  ${type} ${id} since ${since}${isHeld ? ', held' : ''}`)
    }
  })
}
