import { useState, type ReactNode } from 'react'

interface KeptProps<Value> {
  first: Value
  children: (value: Value, set: (value: Value) => void) => ReactNode
}

/** Keeps a value for a component that does not keep its own, so that the gallery can be played with. */
export function Kept<Value>({ first, children }: KeptProps<Value>) {
  const [value, set] = useState(first)
  return children(value, set)
}
