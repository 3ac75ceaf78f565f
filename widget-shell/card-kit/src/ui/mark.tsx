import { BRAND_MARK } from '@sidepick/rules/brand'

interface MarkProps {
  /** The brand it stands for. */
  brand: string
  className?: string
}

/** The brand's mark, as high as its class says; the server draws the same one on its own pages. */
export function Mark({ brand, className }: MarkProps) {
  const { width, height, shards } = BRAND_MARK
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={brand} className={className}>
      {shards.map(({ fill, path }) => (
        <path key={fill} fill={fill} d={path} />
      ))}
    </svg>
  )
}
