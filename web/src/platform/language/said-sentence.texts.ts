/**
 * Says a sentence of the contract or the server, labels included. In other languages it brings a large catalogue: for
 * what is loaded when it is needed, such as forms and toasts.
 */
export function saidSentence(sentence: string): string {
  return sentence
}
