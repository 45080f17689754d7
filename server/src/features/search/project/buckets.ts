/**
 * Listings are permanently assigned to this many buckets: counting the first few of them is counting a
 * sample.
 */
export const BUCKETS = 4096

/** This many of the first buckets have an index of their words to themselves. */
export const INDEXED_BUCKETS = 64
