export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}
