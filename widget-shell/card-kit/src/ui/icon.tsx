const PATHS = {
  check: 'm3 8.5 3.4 3.4L13 4.8',
  cross: 'm4 4 8 8m0-8-8 8',
  next: 'M3 8h9.5M8.5 3.8 12.8 8l-4.3 4.2',
  clock: 'M8 4.5V8l2.5 2M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0',
  muted: 'M2.5 6v4h2.3L8 12.8V3.2L4.8 6zM10.7 6.3l3.6 3.6m0-3.6-3.6 3.6',
  sound: 'M2.5 6v4h2.3L8 12.8V3.2L4.8 6zM10.8 5.6a3.6 3.6 0 0 1 0 4.8M12.8 3.6a6.4 6.4 0 0 1 0 8.8',
} as const

const SHAPES = {
  star: 'm8 1.3 2 4.3 4.7.6-3.5 3.2.9 4.7L8 11.8l-4.1 2.3.9-4.7L1.3 6.2 6 5.6z',
  crown: 'M1.5 4.2 4.9 7 8 2.2 11.1 7l3.4-2.8-1.3 8.3H2.8z',
} as const

export type IconName = keyof typeof PATHS | keyof typeof SHAPES

/** A small picture beside a text or inside a named button; never the only bearer of a meaning. */
export function Icon({ name }: { name: IconName }) {
  const drawn = name in PATHS
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill={drawn ? 'none' : 'currentColor'}
      stroke={drawn ? 'currentColor' : undefined}
      strokeWidth={drawn ? 2.2 : undefined}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={{ ...PATHS, ...SHAPES }[name]} />
    </svg>
  )
}
