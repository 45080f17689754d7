import type { DataSet, RegExpMatcher } from 'obscenity'
import { onDemand } from '../../on-demand.ts'

const obscenity = onDemand<typeof import('obscenity')>('obscenity')

/** Words that put people down for who they are, no matter who they are said to. */
const SLURS = new Set([
  'abeed',
  'africoon',
  'arabush',
  'boonga',
  'chingchong',
  'chink',
  'fag',
  'kike',
  'negro',
  'nigger',
  'tranny',
  'retard',
  'spastic',
  'dyke',
  'wetback',
  'beaner',
  'raghead',
  'sandnigger',
  'gook',
  'shemale',
  'towelhead',
  'paki',
])
/** Rude in themselves, abuse only when they are said to somebody. */
const INSULTS = new Set([
  'bitch',
  'bastard',
  'cunt',
  'whore',
  'slut',
  'twat',
  'prick',
  'dick',
  'fuck',
  'ass',
  'shit',
  'turd',
  'wank',
  'piss',
  'cuck',
  'pussy',
])
/** Acts that no one names to a host except to ask for them. */
const ACTS = new Set([
  'blowjob',
  'handjob',
  'deepthroat',
  'finger bang',
  'lubejob',
  'gangbang',
  'hooker',
  'fellatio',
  'doggystyle',
])

type Word = { originalWord: string }
type Finder = { ours: DataSet<Word>; matcher: RegExpMatcher }

let made: Finder | undefined
/** Put together for the first message that is judged. */
function finder(): Finder {
  if (made) return made
  const { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } = obscenity()
  const ours = new DataSet<Word>()
    .addAll(englishDataset as unknown as DataSet<Word>)
    .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'wetback' }).addPattern(pattern`|wetback`))
    .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'beaner' }).addPattern(pattern`|beaner`))
    .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'raghead' }).addPattern(pattern`|raghead`))
    .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'towelhead' }).addPattern(pattern`|towelhead`))
    .addPhrase((phrase) =>
      phrase.setMetadata({ originalWord: 'gook' }).addPattern(pattern`|gook|`).addPattern(pattern`|gooks|`),
    )
    .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'shemale' }).addPattern(pattern`shemale`))
    .addPhrase((phrase) =>
      phrase.setMetadata({ originalWord: 'paki' }).addPattern(pattern`|paki|`).addPattern(pattern`|pakis|`),
    )
    .addPhrase((phrase) =>
      phrase
        .setMetadata({ originalWord: 'ours alone' })
        .addWhitelistedTerm('retardant')
        .addWhitelistedTerm('retarded rate')
        .addWhitelistedTerm('chink of')
        .addWhitelistedTerm('chink in')
        .addWhitelistedTerm('chinks of')
        .addWhitelistedTerm('chinks in')
        .addWhitelistedTerm('vandyke')
        .addWhitelistedTerm('modelo negro')
        .addWhitelistedTerm('rio negro')
        .addWhitelistedTerm('cerro negro')
        .addWhitelistedTerm('mole negro')
        .addWhitelistedTerm('faggioli'),
    )
  made = { ours, matcher: new RegExpMatcher({ ...ours.build(), ...englishRecommendedTransformers }) }
  return made
}

type Abusive = { sort: 'slur' | 'insult' | 'act'; start: number; end: number }

export function findAbusiveWords(text: string): Abusive[] {
  const { ours, matcher } = finder()
  return matcher.getAllMatches(text, true).flatMap((match) => {
    const { phraseMetadata, startIndex, endIndex } = ours.getPayloadWithPhraseMetadata(match)
    const sort = sortOf(phraseMetadata?.originalWord ?? '')
    return sort ? [{ sort, start: startIndex, end: endIndex + 1 }] : []
  })
}

function sortOf(word: string): Abusive['sort'] | null {
  if (SLURS.has(word)) return 'slur'
  if (INSULTS.has(word)) return 'insult'
  return ACTS.has(word) ? 'act' : null
}
