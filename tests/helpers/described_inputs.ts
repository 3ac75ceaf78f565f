interface Body {
  properties?: Record<string, { type?: string | string[]; anyOf?: { type?: string }[] }>
  required?: string[]
}

/** The part of the API's description that says what an operation takes. */
export interface Described {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { in: string; name: string }[]
        requestBody?: {
          content: Record<string, { schema: Body }>
        }
      }
    >
  >
}

function operation({ paths }: Described, method: string, pattern: string) {
  const path = pattern.replace(/:(\w+)\??/g, '{$1}')
  return paths[path]?.[method.toLowerCase()]
}

function body(described: Described, method: string, pattern: string): Body {
  const content = operation(described, method, pattern)?.requestBody?.content ?? {}
  return content['application/json']?.schema ?? {}
}

/** Members of the body that this route describes. */
export const propertiesOf = (described: Described, method: string, pattern: string): string[] =>
  Object.keys(body(described, method, pattern).properties ?? {})

/** Members that must be sent, and not as null. */
export function neverNull(described: Described, method: string, pattern: string): string[] {
  const { properties, required = [] } = body(described, method, pattern)
  return required.filter((name) => {
    const { type, anyOf } = properties?.[name] ?? {}
    const types = [type, ...(anyOf ?? []).map((one) => one.type)].flat()
    return !types.includes('null')
  })
}

/** Parameters of the query that this route describes. */
export function queryNamesOf(described: Described, method: string, pattern: string): string[] {
  const parameters = operation(described, method, pattern)?.parameters ?? []
  return parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
}
