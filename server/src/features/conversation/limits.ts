const MINUTE = 60
const HOUR = 3600

/** Per person. No one types faster than this; pasting the same line to every host does. */
export const LIMITS = {
  messagesInMinute: { name: 'message-minute', max: 60, seconds: MINUTE },
  messagesInHour: { name: 'message-hour', max: 600, seconds: HOUR },
  opensOfPerson: { name: 'conversation-open', max: 120, seconds: HOUR },
  filesOfPerson: { name: 'message-file', max: 120, seconds: HOUR },
  reportsOfPerson: { name: 'report', max: 30, seconds: HOUR },
} as const
