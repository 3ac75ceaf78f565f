const LINES = {
  bell: 'M4 11.2V7.4a4 4 0 0 1 8 0v3.8M2.6 11.2h10.8M6.6 13.6h2.8',
  lock: 'M3.6 7.4h8.8v6H3.6zM5.4 7.2V5.1a2.6 2.6 0 0 1 5.2 0v2.1',
  mail: 'M2 3.8h12v8.6H2zM2.4 4.4 8 8.8l5.6-4.4',
  chevron: 'm6 3.6 4.4 4.4L6 12.4',
  person: 'M8 8.2a3 3 0 1 0 0-6 3 3 0 0 0 0 6M2.6 14a5.4 5.4 0 0 1 10.8 0',
  shield: 'M8 1.8 13 3.6v4.2c0 3-2 5.2-5 6.4-3-1.2-5-3.4-5-6.4V3.6z',
  page: 'M4 1.8h5.6L12.4 4.6v9.6H4zM6.4 8h3.8M6.4 11h3.8',
  gift: 'M2.4 6.2h11.2v8H2.4zM1.6 3.8h12.8v2.4H1.6zM8 3.8v10.4M8 3.6C6.2 3.6 4.8 3 5 1.9 5.2.9 7.4 1.2 8 3.6 8.6 1.2 10.8.9 11 1.9 11.2 3 9.8 3.6 8 3.6',
  help: 'M5.8 6a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M8 12.4v.1M14.2 8A6.2 6.2 0 1 1 1.8 8a6.2 6.2 0 0 1 12.4 0',
  leave: 'M6 2.4H3v11.2h3M7 8h6.6M10.8 5.2 13.6 8l-2.8 2.8',
  download: 'M8 2v8M4.6 6.8 8 10.2l3.4-3.4M2.4 13.6h11.2',
  bin: 'M2.6 4h10.8M6.2 3.8V2h3.6v1.8M4 4.2l.7 9.8h6.6l.7-9.8',
  camera: 'M1.8 5h3L6 3h4l1.2 2h3v8.2H1.8zM8 11.4a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  print: 'M4.4 5.6V1.8h7.2v3.8M4.2 11.4H1.8V5.8h12.4v5.6h-2.4M4.4 9h7.2v5.2H4.4z',
  check: 'm3 8.5 3.4 3.4L13 4.8',
} as const

const SHAPES = {
  star: 'm8 1.3 2 4.3 4.7.6-3.5 3.2.9 4.7L8 11.8l-4.1 2.3.9-4.7L1.3 6.2 6 5.6z',
  crown: 'M1.5 4.2 4.9 7 8 2.2 11.1 7l3.4-2.8-1.3 8.3H2.8z',
} as const

export type GlyphName = keyof typeof LINES | keyof typeof SHAPES

/** A small picture of this remote's own; the few that every card may want are card-kit's `Icon`. */
export function Glyph({ name }: { name: GlyphName }) {
  const line = name in LINES
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill={line ? 'none' : 'currentColor'}
      stroke={line ? 'currentColor' : undefined}
      strokeWidth={line ? 1.7 : undefined}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={{ ...LINES, ...SHAPES }[name]} />
    </svg>
  )
}
