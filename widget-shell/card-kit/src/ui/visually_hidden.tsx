import type { ReactNode } from 'react'

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vs-visually-hidden">{children}</span>
}

/** Says its text politely whenever the text changes; keep it mounted while it may have something to say. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="vs-visually-hidden">
      {children}
    </div>
  )
}
