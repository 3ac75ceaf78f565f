import { ICON_PATHS } from './generated_icons'

export type GlyphName = keyof typeof ICON_PATHS

interface GlyphProps {
  name: GlyphName
  /** The step of the icon sizes it is drawn in. */
  size?: 'small' | 'base' | 'large' | 'hero'
}

/** A picture of the 24-grid, in the colour of the text around it; never the only bearer of a meaning. */
export function Glyph({ name, size = 'base' }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 'hero' ? 1.75 : 2.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ width: `var(--vs-icon-${size})`, height: `var(--vs-icon-${size})`, flex: 'none' }}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
