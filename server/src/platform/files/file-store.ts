/** Bytes by key, somewhere outside the database. Whoever puts a secret there has encrypted it already. */
export type FileStore = {
  put(key: string, bytes: Buffer): Promise<void>
  /** Null when there is nothing under this key. */
  get(key: string): Promise<Buffer | null>
  /** Deleting what is not there is no error: a repeated purge must come to an end. */
  delete(key: string): Promise<void>
}
