import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findProblems } from './check.mjs'
import { compileTexts } from './compile.mjs'
import { fromPo, toPo } from './exchange.mjs'
import { readLanguages, readSame, readTexts, TEXTS, writeTexts } from './folder.mjs'
import { findTwins, findUnused, readSources } from './unused.mjs'

const USAGE = `npm run texts -- check             what is missing, unlike, still English or unused
npm run texts -- export <language>  writes roomtone-<language>.po for a translator
npm run texts -- import <file>      takes a translator's file back
npm run texts                       compiles, as every build does`

const [command, subject] = process.argv.slice(2)
const languages = readLanguages()

try {
  if (command === undefined) compileTexts()
  else if (command === 'check') check()
  else if (command === 'export' && languages[subject]) exportTo(subject)
  else if (command === 'import' && subject) importFrom(subject)
  else throw new Error(USAGE)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

function check() {
  const english = readTexts('en')
  const problems = Object.entries(languages).flatMap(([language, { locale }]) =>
    findProblems({ language, locale, english, texts: readTexts(language), same: readSame(language) }),
  )
  const sources = readSources(join(TEXTS, '..'))
  problems.push(...findUnused(english, sources).map((way) => `nothing says ${way}`))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  console.log('Every text is there in every language, and is said.')
  const twins = findTwins(english)
  if (twins.length > 0) console.log(`\nOnce might do in:\n${twins.join('\n')}`)
}

function exportTo(language) {
  const file = `roomtone-${language}.po`
  writeFileSync(file, toPo({ language, english: readTexts('en'), texts: readTexts(language) }))
  console.log(`Wrote ${file}.`)
}

function importFrom(file) {
  const language = /^roomtone-(\w+)\.po$/.exec(basename(file))?.[1]
  if (!language || !languages[language]) throw new Error('The file is to be called roomtone-<language>.po.')
  for (const [feature, texts] of fromPo({ po: readFileSync(file), english: readTexts('en') }))
    writeTexts(language, feature, texts)
  compileTexts()
  console.log(`Took over ${file}.`)
}
