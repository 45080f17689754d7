declare module 'mailparser' {
  export function simpleParser(source: Buffer | string): Promise<{
    messageId?: string
    headers: Map<string, unknown>
    headerLines: { key: string; line: string }[]
    subject?: string
    text?: string
    html: string | false
    to?: { text: string }
    from?: { text: string }
  }>
}
