/** One line for what the model and the product do not say alike. */
export function compare(what: string, model: unknown, product: unknown): string[] {
  return model === product ? [] : [`${what}: the model says ${model}, the product ${product}`]
}
