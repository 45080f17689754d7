/** What is said on set: in quotes, as a line of somebody who does not exist. */
const SCRIPT =
  /\b(?:scene|script|line|lines|dialogue|character|actor|actress|screenplay|monologue|he says|she says|in the film|in the movie|reads|prop|props|set dressing|storyline|plot)\b/

/** What is played, told or made for the camera, in English, Spanish and French. */
const STORY =
  /\b(?:scenes?|script|screenplay|characters?|actors?|actress(?:es)?|plays?|played|playing|roles?|props?|movie|documentary|documentaries|docu|episodes?|series|story|stories|plot|storyline|dialogue|monologue|stunts?|dummy|rubber|replicas?|blanks?|armou?rer|costumes?|wardrobe|commercials?|campaigns?|brands?|psa|awareness|music video|short film|feature film|film (?:is )?about|films about|set dressing|art department|vfx|sfx|rehears\w*|choreograph\w*|villain|set is|sets are|look of|hero|heroine|killer|zombies?|detective|thriller|horror|heist|comedy|drama|novel|painting of|exhibition|podcast|interviews?|museum|escenas?|guion|personajes?|actor|actriz|pelicula|utileria|documental|scenario|personnages?|acteurs?|actrices?|accessoires?|court[- ]metrage|long[- ]metrage|documentaire|cascades?)\b/

const SENTENCE_END = /[.!?\n]/

/** A line of a script stands in quotes and is called one. Neither alone excuses anything. */
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
  let from = start
  while (from > 0 && start - from < 200 && !SENTENCE_END.test(text[from - 1] ?? '')) from--
  let to = end
  while (to < text.length && to - end < 200 && !SENTENCE_END.test(text[to] ?? '')) to++
  return STORY.test(text.slice(from, to))
}
