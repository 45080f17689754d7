/**
 * What the API answered, in the words of this build. Names are people's own, but for the one that stands where a member
 * has gone: it may come with anything that has a name in it, so it is said where every answer arrives.
 */
export function saidReply<R>(reply: R): R {
  return reply
}
