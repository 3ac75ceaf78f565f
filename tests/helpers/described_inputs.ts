/** The part of the API's description that says what an operation takes. */
export interface Described {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { in: string; name: string }[]
        requestBody?: {
          content: Record<string, { schema: { properties?: Record<string, unknown> } }>
        }
      }
    >
  >
}

function operation({ paths }: Described, method: string, pattern: string) {
  const path = pattern.replace(/:(\w+)\??/g, '{$1}')
  return paths[path]?.[method.toLowerCase()]
}

/** Members of the body that this route describes. */
export function propertiesOf(described: Described, method: string, pattern: string): string[] {
  const content = operation(described, method, pattern)?.requestBody?.content ?? {}
  return Object.keys(content['application/json']?.schema.properties ?? {})
}

/** Parameters of the query that this route describes. */
export function queryNamesOf(described: Described, method: string, pattern: string): string[] {
  const parameters = operation(described, method, pattern)?.parameters ?? []
  return parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
}
