import { type Literal, literalsOf, namesAround, sourceFiles } from './find-sentences.fixture.ts'

/** Words in a row, the first with a capital: a sentence, or the beginning of one. */
const SENTENCE = /^(\{\d\}|\p{Lu}|“)[^<>=]*\p{L}{2}.* .*\p{L}/su
const WORD = /^\p{Lu}[\p{L} ,'’&/().-]*$/u

/** Thrown at us, written to logs, or sent to the database: nobody reads it on a page. */
const INWARD =
  /^(\w*Error|log|warn|error|info|debug|sql|tagged|raw|parseAst|RegExp|Counter|Histogram|Gauge)\(\)$/

const SERVER =
  /^server\/src\/(features\/|platform\/(feeds|http|identity|images|moderation|payments\/declined))/
const NOT_SHOWN =
  /\.store\.ts$|\.texts\.ts$|\/mails\/|\.mails\.ts$|papers|-blocks?\.ts$|pdf|release-|observability|api-docs|patterns?\.ts$|-topics\.ts$|find-[\w-]+\.ts$|stripe-(cards|payments)|security-headers|sitemap|data-export\/(tables\/|export-table)|pack-|verify-seals|register-(unsubscribe|well-known)/
/** Of files that do show words: what stands in a document for programs, or in a header. */
const FOR_MACHINES = /^(Audience: |(GET|HEAD|POST|PUT|PATCH|DELETE)[ ,])/
const LABELS = /(_LABELS|_TYPES|^HIGHLIGHTS|^COUNTRIES)$/
const SPOKEN_KEYS = /^(message|reason|text|title|detail|error|MISSING|HALF_HOUR)$/

/** What pages show but do not word themselves: labels of the domain. */
export function findLabels(): Literal[] {
  return sourceFiles('domain/src', () => true)
    .flatMap(literalsOf)
    .filter((one) => namesAround(one).some((name) => LABELS.test(name)) && WORD.test(one.text))
}

/** Checks of domain and contract, and what the server says when it refuses. */
export function findSentences(): Literal[] {
  return [...inDomain(), ...inContract(), ...inServer()]
}

function inDomain(): Literal[] {
  return sourceFiles('domain/src', (path) => !/\/compliance\//.test(path))
    .flatMap(literalsOf)
    .filter(
      (one) =>
        SENTENCE.test(one.text) && (SPOKEN_KEYS.test(one.key) || /verdict|describe-changes/.test(one.path)),
    )
    .filter(isOutward)
}

export function inContract(): Literal[] {
  return sourceFiles('contract/src', (path) => !/\/language\/|\.calls\.ts$/.test(path))
    .flatMap(literalsOf)
    .filter(
      (one) =>
        one.key !== 'summary' &&
        (SENTENCE.test(one.text) || (SPOKEN_KEYS.test(one.key) && WORD.test(one.text))),
    )
    .filter(({ text }) => !text.startsWith('Bearer '))
}

function inServer(): Literal[] {
  return sourceFiles('server/src', (path) => SERVER.test(path) && !NOT_SHOWN.test(path))
    .flatMap(literalsOf)
    .filter((one) => SENTENCE.test(one.text) && isOutward(one) && !FOR_MACHINES.test(one.text))
}

/** Every word of a mail: templates, and the layout's own. */
export function findMailWords(): Literal[] {
  return sourceFiles('server/src', (path) => /\/mails\/[\w-]+\.ts$|mail\/layout\/greet\.ts$/.test(path))
    .flatMap(literalsOf)
    .filter(
      ({ text, key }) =>
        key !== 'kind' && /\p{L}{2}/u.test(text) && !/^[/.]|^[a-z]+([_-][a-z]+)*$|^\W*$/.test(text),
    )
    .filter(
      (one) =>
        isOutward(one) &&
        !namesAround(one).some((name) => /^(DateTimeFormat|NumberFormat|date|URL|set)\(\)$/.test(name)),
    )
}

function isOutward(one: Literal): boolean {
  return !namesAround(one).some((name) => INWARD.test(name))
}
