const REFUSAL =
  /\b(?:(?:i|we|you|they|hosts|guests)(?: really| also| just)? (?:can'?t|cannot|don'?t|do not|won'?t|never|may not|shouldn'?t|should not|must not)|please don'?t|please do not|not (?:able|allowed|supposed|willing) to)(?: [a-z]+){0,3} ?$/

/** "We can't take payments outside the platform": said to keep the rules, unless it is a question. */
export function isRefused(text: string, start: number, end: number): boolean {
  if (!REFUSAL.test(text.slice(Math.max(0, start - 50), start))) return false
  return !/^[^.!\n]{0,80}(?:\?|\b(?:but|unless|only(?! (?:pay|book|accept|take|use|through|via|on|here))|instead|rather|because)\b)/.test(
    text.slice(end),
  )
}
