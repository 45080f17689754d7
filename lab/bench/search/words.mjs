/**
 * A vocabulary of 8,000 made-up words, known by their rank: the first is in nearly every text, the last in next to
 * none. Three syllables each, so that SQL can spell them as cheaply as we can.
 */
const WORDS = 8000
const SYLLABLES = 'ba den fi gor hul jam ko lut men nor pa rik sol tam vu wen za bron dril fork'.split(' ')

export function wordAt(rank) {
  const { length } = SYLLABLES
  return [rank, Math.floor(rank / length), Math.floor(rank / length ** 2)]
    .map((part) => SYLLABLES[part % length])
    .join('')
}

/** The rank that a number between 0 and 1 falls on, when the n-th word is n times as rare as the first. */
export function rankFor(share) {
  return Math.floor(WORDS ** share) - 1
}

/**
 * `bench_share(n, salt)` is a number between 0 and 1 that looks random and is the same on every run;
 * `bench_words(n, salt, count)` that many words.
 */
export const WORD_FUNCTIONS = `
  create function bench_share(n bigint, salt int) returns float8 immutable parallel safe language sql
    return (hashint8extended(n, salt) & 16777215)::float8 / 16777216;
  create function bench_words(n bigint, salt int, count int) returns text immutable parallel safe language plpgsql as $$
  declare
    syllables text[] := '{${SYLLABLES.join(',')}}';
    words text := '';
    rank int;
  begin
    for i in 1..count loop
      rank := power(${WORDS}, (hashint8extended(n * 64 + i, salt) & 16777215)::float8 / 16777216)::int - 1;
      words := words || ' ' || syllables[rank % ${SYLLABLES.length} + 1]
        || syllables[rank / ${SYLLABLES.length} % ${SYLLABLES.length} + 1]
        || syllables[rank / ${SYLLABLES.length ** 2} % ${SYLLABLES.length} + 1];
    end loop;
    return ltrim(words);
  end $$;`
