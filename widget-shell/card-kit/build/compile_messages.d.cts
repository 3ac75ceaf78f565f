export function compileMessages(source: string, path: string): string
