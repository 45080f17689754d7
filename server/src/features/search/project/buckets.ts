/** Listings fall into so many buckets, for good: counting the first few of them is counting a sample. */
export const BUCKETS = 4096

/** The first so many have an index of their words to themselves. */
export const INDEXED_BUCKETS = 64
