import type { CSSProperties } from 'react'

/** Custom properties that a style sheet reads; React's types know the standard ones alone. */
export const vars = (values: Record<`--${string}`, string | number>) => values as CSSProperties
