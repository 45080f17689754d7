import { existsSync } from 'node:fs'
import { inRoot } from './paths.mjs'

// The same settings as npm start; the environment overrides the file.
if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'))
await import('../../server/dist/tasks/main.js')
