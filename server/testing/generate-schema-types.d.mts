export function generateSchemaTypes(url: string, options?: { verify?: boolean }): string
