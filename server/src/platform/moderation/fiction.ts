/** What is said on set: in quotes, as a line of somebody who does not exist. */
const SCRIPT =
  /\b(?:scene|script|line|lines|dialogue|character|actor|actress|screenplay|monologue|he says|she says|in the film|in the movie|reads|prop|props|set dressing|storyline|plot|voice-?over|replique|dialogo|guion|frase del|su frase|phrase du)\b/

/** What is played, told or made for the camera, in English, Spanish and French. */
const STORY =
  /\b(?:scenes?|script|screenplay|characters?|actors?|actress(?:es)?|plays?|played|playing|roles?|props?|movie|documentary|documentaries|docu|episodes?|series|story|stories|plot|storyline|dialogue|monologue|stunts?|dummy|rubber|replicas?|blanks?|armou?rer|costumes?|wardrobe|commercials?|campaigns?|brands?|psa|awareness|music video|short film|feature film|film (?:is )?about|films about|set dressing|art department|vfx|sfx|rehears\w*|choreograph\w*|villain|set is|sets are|look of|hero|heroine|killer|zombies?|detective|thriller|horror|heist|comedy|drama|novel|painting of|exhibition|podcast|interviews?|museum|escenas?|guion|personajes?|actor|actriz|pelicula|utileria|documental|scenario|personnages?|acteurs?|actrices?|accessoires?|court[- ]metrage|long[- ]metrage|documentaire|cascades?)\b/

/** Narrower: that there are actors does not make a sentence a story. */
const PLAYED =
  /\b(?:scenes?|script|screenplay|storyboard|characters?|plays? (?:a|an|the)|playing (?:a|an|the)|props?|documentary|documentaries|episodes?|story|stories|storyline|plot|dialogue|monologue|stunts?|dummy|rubber|replicas?|fake blood|vfx|sfx|in post|rehears\w*|choreograph\w*|villain|thriller|horror|heist|slasher|(?:film|movie|short|piece|play|video) (?:is )?about|in (?:the|our|this) (?:film|movie|short|story|video|shot)|(?:his|her|my|the) lines?(?= (?:is|are|was|reads|says|:))|pretends? to|escenas?|guion|personajes?|utileria|documental|replique|scenario|personnages?|documentaire|cascades?|awareness|psa)\b/

const SENTENCE_END = /[.!?\n]/

/** A line of a script is in quotes and is called one. Neither alone excuses anything. */
export function isALine(text: string, at: number): boolean {
  if (!SCRIPT.test(text)) return false
  const before = text.slice(0, at)
  return (before.split('"').length - 1) % 2 === 1 || /(?:^|[\s:(])'[^']*$/.test(before)
}

/** Whether the text speaks of a script at all. */
export function speaksOfAScript(text: string): boolean {
  return SCRIPT.test(text)
}

/** Whether the sentence around a place is about what is played, not about what is meant. */
export function isTold(text: string, start: number, end: number): boolean {
  return STORY.test(sentenceAround(text, start, end))
}

/** Whether the sentence around a place says itself that it tells of a scene or of what is in a script. */
export function isPlayed(text: string, start: number, end: number): boolean {
  return PLAYED.test(sentenceAround(text, start, end))
}

function sentenceAround(text: string, start: number, end: number): string {
  let from = start
  while (from > 0 && start - from < 200 && !SENTENCE_END.test(text[from - 1] ?? '')) from--
  let to = end
  while (to < text.length && to - end < 200 && !SENTENCE_END.test(text[to] ?? '')) to++
  return text.slice(from, to)
}
